import { useState } from 'react'

/** Which option of a combobox's list is chosen: its index, -1 for none. A choice ends with the answer that it was made in. */
export function useChoice(answer: unknown): readonly [chosen: number, choose: (index: number) => void] {
  const [[chosenIn, index], set] = useState<[answer: unknown, index: number]>([answer, -1])
  return [chosenIn === answer ? index : -1, (next) => set([answer, next])]
}
