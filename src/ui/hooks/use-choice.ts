import { useState } from 'react'

/**
 * Which of the options to a question is chosen: its index, -1 for none. A choice lasts while the same question is asked and
 * its option stands among them, wherever it moves when more of them come.
 */
export function useChoice(
  question: string,
  options: readonly string[],
): readonly [chosen: number, choose: (index: number) => void] {
  const [[asked, option], set] = useState([question, ''])
  return [asked === question ? options.indexOf(option) : -1, (index) => set([question, options[index] ?? ''])]
}
