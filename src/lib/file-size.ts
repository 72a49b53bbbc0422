const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const
const BASE = 1024

/** A size in words, by the base of 1024 and to two decimals: "512 Bytes", "1.50 KB" (spec 9). @param bytes not negative */
export function formatFileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  // What would be rounded up to 1024.00 is one of the next unit.
  while (unit < UNITS.length - 1 && Number(size.toFixed(2)) >= BASE) {
    size /= BASE
    unit += 1
  }
  return `${unit === 0 ? size : size.toFixed(2)} ${UNITS[unit]}`
}
