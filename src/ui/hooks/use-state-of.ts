import { type SetStateAction, useState } from 'react'

/** A state that belongs to what `of` names, such as an address: with another it begins anew, and nothing is mounted anew. */
export function useStateOf<Value>(of: string, initial: Value): readonly [Value, (next: SetStateAction<Value>) => void] {
  const [held, hold] = useState<{ of: string; value: Value } | null>(null)
  const valueIn = (now: typeof held) => (now?.of === of ? now.value : initial)
  if (held && held.of !== of) hold(null)
  const set = (next: SetStateAction<Value>) =>
    hold((now) => ({ of, value: next instanceof Function ? next(valueIn(now)) : next }))
  return [valueIn(held), set]
}
