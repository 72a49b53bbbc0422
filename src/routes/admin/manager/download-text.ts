/** How long the browser may take to begin with a download, in milliseconds. */
const HANDOVER = 60_000

/** Hands a text to the browser as a file to keep. */
export function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), HANDOVER)
}
