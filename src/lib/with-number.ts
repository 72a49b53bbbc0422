/** A ruling by its parties, a decision by its subject, with its number if it has one (READ-3): "Alpha v. Director (CA 41/96)". */
export const withNumber = (name: string, number: string | null = null): string =>
  number ? `${name} (${number})` : name
