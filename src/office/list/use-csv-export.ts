import { formatCount } from '@/lib/count'
import { toCsv } from '@/lib/csv'
import { todayInIsrael } from '@/lib/dates'
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

/** How long the browser may take to begin a download, in milliseconds. */
const HANDOVER = 60_000

/** Lets the browser save a text as a file. @param type its MIME type */
function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), HANDOVER)
}
