const SILENCE_LIMIT = 10_000 // milliseconds (SEC-5)

const NO_CONTENT = [204, 205, 304]

/** fetch that fails with a "TimeoutError", also while a body is being read, when nothing arrives for SILENCE_LIMIT. */
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
    // Chromium gives such answers a body, and then refuses to build a Response of that status with one.
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
