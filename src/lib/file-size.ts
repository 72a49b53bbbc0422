const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const
const BASE = 1024

/** A size in units of 1024, such as "512 Bytes" or "1.50 KB" (spec 9). */
export function formatFileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  // A size that would round up to 1024.00 takes the next unit.
  while (unit < UNITS.length - 1 && Number(size.toFixed(2)) >= BASE) {
    size /= BASE
    unit += 1
  }
  return `${unit === 0 ? size : size.toFixed(2)} ${UNITS[unit]}`
}
