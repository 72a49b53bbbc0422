import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { staffClient } from '@/data/staff-client'
import type { TextPlace } from '@/data/text-place'

type ParentPlace = Pick<TextPlace, 'list_id' | 'list_title' | 'section_id' | 'section_title'> &
  Partial<Pick<TextPlace, 'list_type'>>

const NOWHERE: ParentPlace = { list_id: null, list_title: null, section_id: null, section_title: null }

/** Where the rows of this kind are that hang on a parent, as placeAddress() needs it; null when the parent is gone. */
export const parentPlaceQuery = (kind: string, parent: string | null) =>
  queryOptions({
    queryKey: ['staff', 'parent place', kind, parent],
    queryFn: ({ signal }): Promise<ParentPlace | null> =>
      parent === null ? Promise.resolve(NOWHERE) : findPlace(kind, parent, signal),
  })

async function findPlace(kind: string, parent: string, signal: AbortSignal): Promise<ParentPlace | null> {
  if (kind === 'faq') {
    const [category] = await ask(staffClient().from('faq_categories').select('id, name').eq('id', parent), signal)
    return category ? { ...NOWHERE, list_id: category.id, list_title: category.name } : null
  }
  if (kind === 'section') {
    const [chapter] = await ask(staffClient().from('chapters').select('id, title, type').eq('id', parent), signal)
    return chapter ? { ...NOWHERE, ...inChapter(chapter) } : null
  }
  const [section] = await ask(
    staffClient().from('sections').select('id, title, chapters!inner(id, title, type)').eq('id', parent),
    signal,
  )
  return section ? { ...inChapter(section.chapters), section_id: section.id, section_title: section.title } : null
}

const inChapter = ({ id, title, type }: { id: string; title: string; type: string }) => ({
  list_id: id,
  list_title: title,
  list_type: type,
})
