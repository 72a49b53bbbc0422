import { useStateOf } from './use-state-of'

/**
 * Which of the options to a question is chosen: its index, -1 for none. A choice lasts while the same question is asked and
 * its option stands among them, wherever it moves when more of them come.
 */
export function useChoice(
  question: string,
  options: readonly string[],
): readonly [chosen: number, choose: (index: number) => void] {
  const [option, set] = useStateOf(question, '')
  return [options.indexOf(option), (index) => set(options[index] ?? '')]
}
