/** Prints one part of the page, a chapter or a section, by its id (READ-9): `data-print` hides the others in print (CSS). */
export function printOnly(id: string): void {
  const part = document.getElementById(id)
  if (!part) return
  part.dataset.print = ''
  window.addEventListener('afterprint', () => delete part.dataset.print, { once: true })
  window.print()
}
