export type Sending = {
  signal: AbortSignal
  /** Called with true when a puzzle must be solved first, and with false when it is solved (SEC-6). */
  onChecking: (isChecking: boolean) => void
}
