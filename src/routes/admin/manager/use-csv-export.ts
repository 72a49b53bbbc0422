import { useRef, useState } from 'react'
import { useNotice } from '@/components/states/notice'
import { formatCount } from '@/lib/count'
import { toCsv } from '@/lib/csv'
import { todayInIsrael } from '@/lib/dates'
import { withReason } from '@/lib/with-reason'
import { downloadText } from './download-text'

type CsvExport = {
  /** One and many of the rows; the file is called by the many and the day: "messages-2026-11-21.csv". */
  nouns: readonly [one: string, many: string]
  columns: readonly string[]
  /** Reads every row of the list, however many pages it has. */
  read: () => Promise<readonly (readonly string[])[]>
}

/** Exports a list as a CSV file (ADM-9, ADM-12); says how it went in a passing notice. */
export function useCsvExport({ nouns: [one, many], columns, read }: CsvExport) {
  const { show } = useNotice()
  const isRunning = useRef(false)
  const [isExporting, setIsExporting] = useState(false)

  const exportCsv = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsExporting(true)
    try {
      const rows = await read()
      if (rows.length === 0) return show(`There are no ${many} to export`)
      downloadText(`${many}-${todayInIsrael()}.csv`, 'text/csv;charset=utf-8', await toCsv(columns, rows))
      show(`${formatCount(rows.length)} ${rows.length === 1 ? one : many} exported`)
    } catch (error) {
      console.error(`Failed to export ${many}`, error)
      show(withReason(`Failed to export ${many}`, error), 'failed')
    } finally {
      isRunning.current = false
      setIsExporting(false)
    }
  }
  return { isExporting, exportCsv }
}
