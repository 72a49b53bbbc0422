/** How long a step of long work may hold the page, in milliseconds, before what was pressed or typed meanwhile is taken. */
const SLICE = 30

/**
 * Cuts long work in the page into slices: once one is over, the work pauses. It is for what a worker cannot do, which has no
 * document, such as cleaning HTML.
 * @returns whether the slice is over, and the pause; that throws the signal's reason when the work was stopped meanwhile
 */
export function createSlices(signal: AbortSignal) {
  let since = performance.now()
  return {
    isOver: () => performance.now() - since >= SLICE,
    pause: async () => {
      await nextTask()
      signal.throwIfAborted()
      since = performance.now()
    },
  }
}

/** Lets the browser do what waits; a timer would wait 4 ms each time, and a second in a tab that is not seen. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
