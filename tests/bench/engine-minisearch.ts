import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import type { Engine } from './engine-ilike.ts'
import type { Text } from './texts.ts'

/** MiniSearch as one would set it up for this site: Porter's stems, one typo in five letters, beginnings, titles first. */
export function createMiniSearch(texts: Text[], fields: (keyof Text)[]): Engine {
  const index = new MiniSearch<Text>({
    fields,
    processTerm: (term) => stemmer(term.toLowerCase()),
    searchOptions: { boost: { title: 2 }, fuzzy: 0.2, prefix: (term) => term.length > 3 },
  })
  index.addAll(texts)
  return async (query) =>
    index
      .search(query)
      .slice(0, 10)
      .map(({ id }) => String(id))
}
