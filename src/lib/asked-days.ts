const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is an ISO day that there is: not 2024-02-30. */
export const isDay = (text: string): boolean =>
  ISO_DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/**
 * The days of these names in an address.
 * @returns those that are days, and what stands there for the others, to be said
 */
export function readDays<Name extends string>(params: URLSearchParams, names: readonly Name[]) {
  const days: Partial<Record<Name, string>> = {}
  const faults: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const text = params.get(name)?.trim() ?? ''
    if (isDay(text)) days[name] = text
    else if (text) faults[name] = `“${text.slice(0, 40)}” is not a date. Write it as year, month and day: 2025-01-31.`
  }
  return { days, faults }
}

/** What a form holds, as the query of an address, without empty fields. */
export const queryOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    ),
  )
