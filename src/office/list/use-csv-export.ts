import { formatCount } from '@/lib/count'
import { toCsv } from '@/lib/csv'
import { todayInIsrael } from '@/lib/dates'
import { downloadText } from '@/lib/download-text'
import { useNotice } from '@/ui/states/notice'
import { useAction } from './use-action'

type CsvExport = {
  /** For example "message", "messages"; the file is named "messages-2026-11-21.csv". */
  nouns: readonly [one: string, many: string]
  columns: readonly string[]
  /** Reads all rows of the list, from all its pages. */
  read: () => Promise<readonly (readonly string[])[]>
}

/** Exports a list as a CSV file and shows a notice of the result (ADM-9, ADM-12). */
export function useCsvExport({ nouns: [one, many], columns, read }: CsvExport) {
  const { show } = useNotice()
  const { isRunning: isExporting, run } = useAction()

  const exportCsv = () =>
    run(`Failed to export ${many}`, async () => {
      const rows = await read()
      if (rows.length === 0) return show(`There are no ${many} to export`)
      downloadText(`${many}-${todayInIsrael()}.csv`, 'text/csv;charset=utf-8', await toCsv(columns, rows))
      show(`${formatCount(rows.length)} ${rows.length === 1 ? one : many} exported`)
    })
  return { isExporting, exportCsv }
}
