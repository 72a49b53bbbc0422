import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { checkRows, type RowFault } from '@/data/additions/staff'
import type { FieldValue } from '@/lib/faults'
import { type Step, useSteps } from '@/office/bring-in/use-steps'
import { inputOf } from '@/office/fields/stored'
import type { FieldSpec, ImportSpec } from '@/office/manager'
import type { Columns, ImportRow, Known } from './import-rows'
import { findKnown, isUnchecked, markSame, mend, readRows, withRefusal } from './import-rows'
import { matchColumns } from './match-columns'
import { type CsvTable, decodeCsv, parseCsv } from './read-csv'
import { dateOrderOf } from './read-dates'

/** A file that was read: its table, what its columns are, and its rows as they would be added. */
type OpenFile = { name: string; table: CsvTable; columns: Columns; rows: readonly ImportRow[] }

const NONE: Known = new Map()

/** The state of an import up to its being sent: reading a file, what its columns are, what is wrong with its rows. */
export function useCsvImport(spec: ImportSpec) {
  const [file, setFile] = useState<OpenFile | null>(null)
  const { step, setStep, failure, run, tryAgain, stop } = useSteps()
  const known = useRef(NONE)

  const changeRows = (change: (row: ImportRow) => ImportRow) =>
    setFile((now) => now && { ...now, rows: markSame(now.rows.map(change), spec, known.current) })

  /** Asks which rows are there already, and whether those that would be added can be; `tell` is told how far that is. */
  const check = async (rows: readonly ImportRow[], signal: AbortSignal, tell?: (step: Step) => void) => {
    const asked = rows.filter(isUnchecked)
    tell?.({ words: 'Looking for duplicates', done: 0, total: null })
    known.current = await findKnown(asked, spec, known.current, signal)
    const left = markSame(rows, spec, known.current).filter(isUnchecked)
    const inputs = left.map(({ values }) => inputOf(spec.fields, values))
    const onProgress = (done: number) => tell?.({ words: 'Checking', done, total: left.length })
    onProgress(0)
    const refusals = await checkRows(spec.list, inputs, { signal, onProgress })
    // One that was mended meanwhile has other values.
    const found = new Map(left.map((row, place) => [row.values, withRefusal(row, refusals.get(place), spec).refused]))
    changeRows((row) => ({ ...row, refused: found.get(row.values) ?? row.refused }))
  }

  const read = (name: string, table: CsvTable, columns: Columns) => async (signal: AbortSignal) => {
    const onProgress = (done: number) => setStep({ words: 'Reading', done, total: table.rows.length })
    onProgress(0)
    const before = new Map(file?.rows.map((row) => [row.line, row]))
    const rows = await readRows(table, { columns, spec, before, signal, onProgress })
    setFile({ name, table, columns, rows: markSame(rows, spec, known.current) })
    await check(rows, signal, setStep)
  }

  const checkAnew = useEffectEvent(() => {
    if (file?.rows.some(isUnchecked)) void run((signal) => check(file.rows, signal))
  })
  const isIdle = step === null && failure === null
  // What was mended or taken in, which takes no time; what has failed is tried again when staff say so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the event
  useEffect(() => {
    if (isIdle) checkAnew()
  }, [isIdle, file?.rows])

  return {
    file,
    step,
    failure,
    open: (name: string, bytes: () => Promise<Uint8Array>) =>
      run(async (signal) => {
        setStep({ words: 'Reading', done: 0, total: null })
        const table = await parseCsv(decodeCsv(await bytes()))
        signal.throwIfAborted()
        const fields = matchColumns(table.head, spec.fields)
        const orders = table.head.map(
          (_, place) => dateOrderOf(table.rows.map(({ cells }) => cells[place] ?? '')) ?? 'day-first',
        )
        await read(name, table, { fields, orders })(signal)
      }),
    /** Reads the file with other columns; while it is read, its rows stay in sight as they were. */
    setColumns: (columns: Columns) => {
      if (!file) return
      setFile({ ...file, columns })
      void run(read(file.name, file.table, columns))
    },
    tryAgain,
    stop,
    close: () => {
      stop()
      known.current = NONE
      setFile(null)
    },
    leaveOut: (lines: ReadonlySet<number>, isLeftOut: boolean) =>
      changeRows((row) => (lines.has(row.line) ? { ...row, isLeftOut } : row)),
    addAgain: (line: number) => changeRows((row) => (row.line === line ? { ...row, isAddedAgain: true } : row)),
    /** Sets a value that was typed. */
    mend: ({ line }: ImportRow, { name }: FieldSpec, value: FieldValue) =>
      changeRows((row) => (row.line === line ? mend(row, name, value, spec) : row)),
    /** Says of a row that the database has refused it after all. */
    refuse: (line: number, refusal: RowFault) =>
      changeRows((row) => (row.line === line ? withRefusal(row, refusal, spec) : row)),
  }
}

export type CsvImport = ReturnType<typeof useCsvImport>
