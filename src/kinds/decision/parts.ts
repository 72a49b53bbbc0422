/** The parts of a decision's content in order, with their headings (ADM-3). */
export const DECISION_PARTS = [
  { name: 'facts', heading: 'Facts' },
  { name: 'request', heading: 'Request' },
  { name: 'arrangement', heading: 'Tax Arrangement' },
  { name: 'position', heading: 'Position' },
] as const

/** The content of a decision as HTML: each part that is not empty, under its heading. */
export function composeContent(parts: Record<(typeof DECISION_PARTS)[number]['name'], string>): string {
  return DECISION_PARTS.filter(({ name }) => parts[name].trim())
    .map(({ name, heading }) => `<h2>${heading}</h2>${parts[name]}`)
    .join('')
}
