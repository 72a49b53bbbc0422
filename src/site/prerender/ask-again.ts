/** How long a build waits before it asks the backend again, in milliseconds; then it gives up. */
const WAITS = [1000, 2000, 4000]

/**
 * Asks the backend, and again when that failed: a build asks tens of thousands of times, and one bad moment of a busy server
 * must not end it. Every question of a build goes through here.
 * @param isPassing whether the same question may be answered a moment later
 * @throws the last failure
 */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  isPassing: (error: unknown) => boolean = () => true,
): Promise<Answer> {
  for (const wait of WAITS) {
    try {
      return await ask()
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return ask()
}
