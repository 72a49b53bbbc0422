import type { NamedTopic } from '@/data/newsletter-subscriptions/topics'

/** "§ 46", "s. 46", "Section 46", "46(a)": the number. */
const NUMBERED = /^(?:§+|s\.|ss\.|section|sec\.|regulation|reg\.|rule)?\s*(\d+[a-z0-9]*)/

const plain = (words: string) => words.toLowerCase().normalize('NFKC')

/** The topics that are meant by what was typed: by the number of a section, by the whole name, or by words of it. */
export function findTopics(topics: readonly NamedTopic[], typed: string): readonly NamedTopic[] {
  const words = plain(typed).trim()
  if (!words) return []
  const [, number] = NUMBERED.exec(words) ?? []
  const numbered = topics.filter(
    ({ provisions }) => number && provisions.length === 1 && provisions[0]?.endsWith(`/${number}`),
  )
  if (numbered.length > 0) return numbered
  const named = topics.filter(({ label }) => plain(label).split(' (')[0] === words || plain(label) === words)
  if (named.length > 0) return named
  return topics.filter(({ label }) => words.split(/\s+/).every((word) => plain(label).includes(word)))
}
