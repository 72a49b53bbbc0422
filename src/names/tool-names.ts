/** The names of the page of figures and of the tools, by their paths. */
export const TOOL_NAMES = {
  amounts: 'Rates and amounts',
  whichRate: 'Which rate applies?',
  allocationNumber: 'Does this invoice need an allocation number?',
  deadlines: 'Deadlines: by which day?',
}

/** One figure on the page of all (TOOL-1). */
export const amountPath = (kind: string): string => `/amounts#${kind}`

/** One deadline in the table of all (TOOL-4). */
export const deadlinePath = (key: string): string => `/deadlines#${key}`

/** Their Atom feed, written by the build (FIND-4). */
export const AMOUNTS_FEED = '/feeds/amounts.atom'
