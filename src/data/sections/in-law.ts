import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { lawQuery } from '@/data/chapters/queries'
import type { LawType } from '@/names/kinds'
import type { SectionPage } from './queries'

/** What the whole law does not say of a section; its own page asks. */
const NOT_TOLD = { in_force_from: null, notice: '', notice_on: null }

/** The section with this present address, as the whole law has it; undefined if the law was not read. */
export function useSectionInLaw(type: LawType, slug: string): SectionPage | undefined {
  const law = useQueryClient().getQueryData(lawQuery(type).queryKey)
  return useMemo(
    () =>
      law?.flatMap(({ title, sections }) =>
        sections.flatMap((section) =>
          section.slug === slug ? { ...NOT_TOLD, ...section, chapters: { title, type } } : [],
        ),
      )[0],
    [law, type, slug],
  )
}
