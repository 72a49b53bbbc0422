import type { Chapter } from '@/data/chapters/queries'

type Neighbour = { id: string; title: string }
/** The previous and next section of each, across chapters, by section id (LAW-9). */
export type Neighbours = ReadonlyMap<string, { previous: Neighbour | undefined; next: Neighbour | undefined }>

export function neighboursOf(chapters: Chapter[]): Neighbours {
  const all = chapters.flatMap((chapter) => chapter.sections)
  return new Map(all.map(({ id }, index) => [id, { previous: all[index - 1], next: all[index + 1] }]))
}
