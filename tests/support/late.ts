const soon = globalThis.setImmediate

// React asks for its next piece of work by it: some come late here, as on a machine that others use. A test that takes what is
// there at once, instead of waiting for it, then fails when it is run once, and not once in a hundred runs.
globalThis.setImmediate = Object.assign(
  <All extends unknown[]>(run: (...all: All) => void, ...all: All) =>
    Math.random() < 0.3 ? soon(() => setTimeout(run, 60, ...all)) : soon(run, ...all),
  { __promisify__: soon.__promisify__ },
)
