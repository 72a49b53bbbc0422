import { type Entry, readJson, texts, toEntry } from './entries.ts'

/** Readers' words that no text has, each with those that the texts have for it (SEARCH-10). @throws as entries.ts */
export function readSynonyms(): { file: Entry; typed: string; means: string[] }[] {
  const file = toEntry(readJson('synonyms.json'), 'synonyms.json')
  return [...file.fields.keys()].map((typed) => ({ file, typed, means: texts(file, typed) }))
}
