/** Median, smallest and largest of some measurements. */
export type Spread = { median: number; min: number; max: number }

export function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? upper) : upper
  return { median: (upper + lower) / 2, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN }
}

/** "1,234 (1,200–1,300)" with so many digits after the point; a dash where nothing was measured. */
export function show({ median, min, max }: Spread, digits = 0): string {
  if (Number.isNaN(median)) return '–'
  const text = (value: number) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return text(min) === text(max) ? text(median) : `${text(median)} (${text(min)}–${text(max)})`
}

/** "1.25 ×"; a dash where there is nothing to divide by. */
export const ratio = (a: Spread, b: Spread): string =>
  Number.isFinite(a.median / b.median) ? `${(a.median / b.median).toFixed(2)} ×` : '–'

/** The value that such a share of the others lie below: 0.5 the median, 0.99 all but the slowest. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
