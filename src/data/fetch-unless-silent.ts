/** The backend may be silent for so long before a call counts as failed (SEC-5), in milliseconds. */
const SILENCE_LIMIT = 10_000

/** The statuses of answers that never have a body. */
const NO_CONTENT = [204, 205, 304]

/**
 * fetch that gives up on a silent server: when no answer begins, or a begun one stops coming, for the time limit. A long
 * answer on a slow line is not silent, and takes the time it needs.
 * @throws DOMException "TimeoutError" from the call or from reading the body
 */
export const fetchUnlessSilent: typeof fetch = async (input, init) => {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    const reason = () => new DOMException('The server was silent for too long.', 'TimeoutError')
    timer = setTimeout(() => silence.abort(reason()), SILENCE_LIMIT)
  }

  restart()
  try {
    const signal = init?.signal ? AbortSignal.any([init.signal, silence.signal]) : silence.signal
    const response = await fetch(input, { ...init, signal })
    // Chromium gives an answer of such a status a body all the same, and then lets nobody make another one with a body.
    if (!response.body || NO_CONTENT.includes(response.status)) {
      stop()
      return response
    }
    const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, out) {
        restart()
        out.enqueue(chunk)
      },
      flush: stop,
    })
    return new Response(response.body.pipeThrough(heard), response)
  } catch (error) {
    stop()
    throw error
  }
}
