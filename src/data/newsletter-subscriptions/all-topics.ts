import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import { BESIDE_THE_LAW, KINDS, LAW_NAMES, LAW_TYPES } from '@/names/kinds'
import { MOST_PROVISIONS } from './offered-topics'
import type { NamedTopic } from './topics'

const of = (label: string, kinds: string[], provisions: string[] = []): NamedTopic => ({ label, kinds, provisions })

/** Whatever can be had by mail, by name: everything, the law, the lists, then chapters and sections in reading order (MAIL-4). */
export const allTopicsQuery = () =>
  queryOptions({
    queryKey: ['chapters', 'topics'],
    queryFn: async ({ signal }): Promise<NamedTopic[]> => {
      const chapters = await ask(
        (await publicClient())
          .from('chapters')
          .select('type, title, sections(slug, title)')
          .order('order')
          .order('id')
          .order('order', { referencedTable: 'sections' })
          .order('id', { referencedTable: 'sections' }),
        signal,
      )
      const ofLaw = LAW_TYPES.flatMap((law) =>
        chapters.flatMap(({ type, title, sections }) => {
          if (type !== law) return []
          const each = sections.map(({ slug, title }) => of(`${title} (${LAW_NAMES[law]})`, [], [`${law}/${slug}`]))
          const all = each.flatMap(({ provisions }) => provisions)
          const isShort = all.length > 1 && all.length <= MOST_PROVISIONS
          return [...(isShort ? [of(`${title} (chapter, ${LAW_NAMES[law]})`, [], all)] : []), ...each]
        }),
      )
      const lists = BESIDE_THE_LAW.map((kind) => of(KINDS[kind].many, [kind]))
      return [of('Everything that changes', []), of('Everything in the law', ['law', 'amendment']), ...lists, ...ofLaw]
    },
  })
