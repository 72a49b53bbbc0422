/**
 * What the parts of a table are, to be spread over them. They say it outright: Safari drops the roles of a table whose parts
 * are laid out as something else (office-table.css).
 */
export const ROLES = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
