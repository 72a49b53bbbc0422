import type { ListRow, ManagedRow } from '@/data/staff-table'
import { Heading } from '@/ui/heading'
import { RowsManager, type RowsManagerProps } from './rows/rows-manager'

type ManagerPartProps<Listed extends ListRow, Row extends ManagedRow> = Omit<
  RowsManagerProps<Listed, Row>,
  'frame' | 'views'
> & { title: string; parent: string; level: string }

/** The rows of one table that hang on a row of another, in that row's place. */
export function ManagerPart<Listed extends ListRow, Row extends ManagedRow>(props: ManagerPartProps<Listed, Row>) {
  const { title, ...rest } = props
  return (
    <RowsManager
      {...rest}
      frame={({ add, children }) => (
        <div className="office-inside">
          <header className="office-part-bar">
            <Heading className="font-semibold">{title}</Heading>
            {add}
          </header>
          {children}
        </div>
      )}
    />
  )
}
