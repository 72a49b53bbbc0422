import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { lawQuery } from '@/data/chapters/queries'
import type { LawType } from '@/lib/content-kinds'
import type { SectionPage } from './queries'

/** The section with this present address, as the whole law has it; undefined if the law was not read. */
export function useSectionInLaw(type: LawType, slug: string): SectionPage | undefined {
  const law = useQueryClient().getQueryData(lawQuery(type).queryKey)
  return useMemo(() => {
    const chapter = law?.find(({ sections }) => sections.some((section) => section.slug === slug))
    const section = chapter?.sections.find((one) => one.slug === slug)
    return section && chapter && { ...section, chapters: { title: chapter.title, type } }
  }, [law, type, slug])
}
