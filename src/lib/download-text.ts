/** How long the browser may take to begin a download, in milliseconds. */
const HANDOVER = 60_000

/** Lets the browser save a text as a file. @param type its MIME type */
export function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), HANDOVER)
}
