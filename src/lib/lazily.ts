/**
 * Something costly, made once and only when it is first wanted.
 * @param make called at most once, unless it throws: then again at the next call
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
