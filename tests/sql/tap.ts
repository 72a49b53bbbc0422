/** One assertion of a pgTAP file. */
interface TapLine {
  name: string
  isOk: boolean
  isSkipped: boolean
  /** What pgTAP says about a failure. */
  diagnosis: string
}

export interface TapReport {
  lines: TapLine[]
  /** Why the file as a whole cannot be trusted, if so. */
  fault?: string
}

/** Reads what the statements of a pgTAP file gave back: a plan `1..n`, a line for each assertion and comments after failures. */
export function parseTap(rows: string[]): TapReport {
  const lines: TapLine[] = []
  let planned: number | undefined
  for (const text of rows.flatMap((row) => row.split('\n'))) {
    const [, plan] = /^1\.\.(\d+)/.exec(text) ?? []
    const [, failed, number, name = ''] = /^(not )?ok (\d+)(?: - (.*))?$/.exec(text) ?? []
    const last = lines.at(-1)
    if (plan) planned = Number(plan)
    else if (number) lines.push(assertion(name || `assertion ${number}`, !failed))
    else if (text.startsWith('#') && last) last.diagnosis += `${text}\n`
  }
  return { lines, fault: findFault(planned, lines) }
}

function assertion(name: string, hasPassed: boolean): TapLine {
  const isSkipped = /# SKIP/i.test(name)
  // TAP's own rule: a failure that was announced as "to do" does not count
  const isOk = hasPassed || /# TODO/i.test(name)
  return { name, isOk, isSkipped, diagnosis: '' }
}

function findFault(planned: number | undefined, lines: TapLine[]): string | undefined {
  if (planned === undefined) return 'The file has no plan.'
  if (planned !== lines.length) return `The file planned ${planned} tests and ran ${lines.length}.`
  return undefined
}
