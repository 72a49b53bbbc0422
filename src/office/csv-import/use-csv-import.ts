import { useEffect, useRef, useState } from 'react'
import type { FieldValue } from '@/lib/faults'
import { withReason } from '@/lib/with-reason'
import type { FieldSpec, ImportSpec } from '@/office/manager'
import { type Columns, findKnown, type ImportRow, type Known, markSame, mend, readRows } from './import-rows'
import { matchColumns } from './match-columns'
import { type CsvTable, decodeCsv, parseCsv, UnreadableFile } from './read-csv'
import { dateOrderOf } from './read-dates'

/** A file that was read: its table, what its columns are, and its rows as they would be added. */
export type OpenFile = { name: string; table: CsvTable; columns: Columns; rows: readonly ImportRow[] | null }

const NONE: Known = new Map()

/** The state of an import up to its being sent: reading a file, what its columns are, what is wrong with its rows. */
export function useCsvImport(spec: ImportSpec) {
  const [file, setFile] = useState<OpenFile | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const known = useRef(NONE)
  const running = useRef<AbortController>(null)

  // What is read or asked goes on outside of React.
  useEffect(() => () => running.current?.abort(), [])

  /** Runs one step at a time; a later one stops the one before. */
  const run = async (step: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setFailure(null)
    setProgress(0)
    try {
      await step(signal)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof UnreadableFile)) console.error('A file could not be brought in', error)
      setFailure(error instanceof Error ? error.message : String(error))
      // Nothing of it was read: another file can be chosen.
      setFile((now) => (now?.rows ? now : null))
    }
    if (!signal.aborted) setProgress(null)
  }
  const read = async (opened: OpenFile, signal: AbortSignal) => {
    const before = new Map(opened.rows?.map((row) => [row.line, row]))
    // While columns are read anew, the rows stay in sight as they were.
    setFile(opened)
    const { table, columns } = opened
    const rows = await readRows(table, { columns, spec, before, signal, onProgress: setProgress })
    setFile({ ...opened, rows: markSame(rows, spec, known.current) })
    known.current = await findKnown(rows, spec, known.current, signal).catch((cause: unknown) => {
      throw new Error(withReason('Duplicates could not be looked for', cause), { cause })
    })
    if (!signal.aborted) setFile((now) => now && { ...now, rows: markSame(now.rows ?? rows, spec, known.current) })
  }
  const changeRows = (change: (row: ImportRow) => ImportRow) =>
    setFile((now) => now && { ...now, rows: markSame((now.rows ?? []).map(change), spec, known.current) })
  const setColumns = (columns: Columns) => file && void run((signal) => read({ ...file, columns }, signal))
  return {
    file,
    /** How many rows are read; null when nothing is being read. */
    progress,
    failure,
    open: (name: string, bytes: () => Promise<Uint8Array>) =>
      run(async (signal) => {
        const table = await parseCsv(decodeCsv(await bytes()))
        const fields = matchColumns(table.head, spec.fields)
        const orders = table.head.map(
          (_, place) => dateOrderOf(table.rows.map(({ cells }) => cells[place] ?? '')) ?? 'day-first',
        )
        await read({ name, table, columns: { fields, orders }, rows: null }, signal)
      }),
    setColumns,
    stop: () => {
      running.current?.abort()
      setProgress(null)
      setFile(null)
    },
    close: () => {
      running.current?.abort()
      known.current = NONE
      setFailure(null)
      setFile(null)
    },
    changeRows,
    leaveOut: (lines: ReadonlySet<number>, isLeftOut: boolean) =>
      changeRows((row) => (lines.has(row.line) ? { ...row, isLeftOut } : row)),
    addAgain: (line: number) => changeRows((row) => (row.line === line ? { ...row, isAddedAgain: true } : row)),
    /** Sets a value that was typed, and asks whether there is such a row now. */
    mend: async (row: ImportRow, { name }: FieldSpec, value: FieldValue) => {
      const mended = mend(row, name, value, spec)
      changeRows((each) => (each.line === row.line ? mended : each))
      const asked = await findKnown([mended], spec, known.current, AbortSignal.timeout(20_000)).catch(() => null)
      if (!asked) return
      known.current = asked
      changeRows((each) => each)
    },
  }
}

export type CsvImport = ReturnType<typeof useCsvImport>
