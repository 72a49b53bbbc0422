/** What a form hands to the call that sends it. */
export type Sending = {
  /** Stops the call while a puzzle is being solved for it. */
  signal: AbortSignal
  /** Told when a puzzle has to be solved before the call goes through, and when it is solved (SEC-6). */
  onChecking: (isChecking: boolean) => void
}
