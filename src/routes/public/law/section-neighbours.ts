import type { Chapter } from '@/data/chapters/queries'

type Neighbour = { id: string; title: string }
/** The sections before and after each section, over the chapters' borders, by section id (LAW-9). */
export type Neighbours = ReadonlyMap<string, { previous: Neighbour | undefined; next: Neighbour | undefined }>

/** Finds every section's neighbours in reading order. */
export function neighboursOf(chapters: Chapter[]): Neighbours {
  const all = chapters.flatMap((chapter) => chapter.sections)
  return new Map(all.map(({ id }, index) => [id, { previous: all[index - 1], next: all[index + 1] }]))
}
