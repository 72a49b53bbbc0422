import { Download } from 'lucide-react'
import type { RowsAsked } from '@/data/staff-table'
import { useCsvExport } from '@/office/list/use-csv-export'
import type { ImportSpec } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { cellsOf, headOf } from './cells'

/** A button that saves a list, as it is searched and filtered, in the columns in which it can be brought in (BULK-2). */
export function CsvOut({ spec, asked }: { spec: ImportSpec; asked: RowsAsked }) {
  const { isExporting, exportCsv } = useCsvExport({
    nouns: spec.nouns,
    columns: headOf(spec),
    read: async () => (await spec.readAll(asked)).map((values) => cellsOf(values, spec)),
  })
  return (
    <Button look="outline" {...ariaDisabled(isExporting)} onClick={exportCsv}>
      <Download aria-hidden />
      <span className="max-sm:sr-only">{isExporting ? 'Exporting…' : 'Export'}</span>
      <span className="sr-only"> {spec.nouns[1]} as CSV</span>
    </Button>
  )
}
