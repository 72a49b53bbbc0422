/**
 * Prints one part of the page, a chapter or a section, by its id (READ-9): `data-print` hides the others in print (CSS).
 * @param onEnd called once it is printed, or not
 */
export function printOnly(id: string, onEnd: () => void): void {
  const part = document.getElementById(id)
  if (!part) {
    onEnd()
    return
  }
  part.dataset.print = ''
  const end = () => {
    delete part.dataset.print
    onEnd()
  }
  window.addEventListener('afterprint', end, { once: true })
  window.print()
}
