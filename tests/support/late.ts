const MARK = Symbol.for('comes late')

// Some come late, as on a machine that others use: what React does next, and answers. A test that takes what is there at once,
// instead of waiting for it, then fails when it is run once, and not once in a hundred runs.
if (!(MARK in globalThis)) {
  Object.assign(globalThis, { [MARK]: true })
  // Not the clocks that tests put in their place.
  const { setImmediate: soon, setTimeout: later } = globalThis
  // React asks for its next piece of work by it.
  globalThis.setImmediate = Object.assign(
    <All extends unknown[]>(run: (...all: All) => void, ...all: All) =>
      Math.random() < 0.3 ? soon(() => later(run, 60, ...all)) : soon(run, ...all),
    { __promisify__: soon.__promisify__ },
  )
  const ask = globalThis.fetch
  globalThis.fetch = async (...asked) => {
    const answer = await ask(...asked)
    if (Math.random() < 0.3) await new Promise((resolve) => later(resolve, 400))
    return answer
  }
}
