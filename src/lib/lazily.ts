/** Calls `make` on first use and keeps the value; calls it again if it threw, or if the promise that it gave was rejected. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  const forget = () => {
    made = undefined
  }
  return () => {
    if (!made) {
      made = { value: make() }
      if (made.value instanceof Promise) made.value.catch(forget)
    }
    return made.value
  }
}
