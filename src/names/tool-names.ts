/** The names of the page of figures and of the tools, by their paths; apart, since few pages name them. */
export const TOOL_NAMES = {
  amounts: 'Rates and amounts',
  whichRate: 'Which rate applies?',
  allocationNumber: 'Does this invoice need an allocation number?',
}
