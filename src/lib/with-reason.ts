/** "Failed to delete file. The server could not answer just now." */
export function withReason(what: string, error: unknown): string {
  return `${what}. ${error instanceof Error ? error.message : ''}`.trim()
}
