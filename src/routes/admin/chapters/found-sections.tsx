import { useQuery } from '@tanstack/react-query'
import { foundSectionsQuery } from '@/data/sections/staff'
import { FoundInside } from '@/office/list/found-inside'

/** The sections that a search of the chapters finds too, by number or title (ADM-11). */
export function FoundSections({ q }: { q: string }) {
  return (
    <FoundInside
      noun="sections"
      q={q}
      query={useQuery(foundSectionsQuery(q))}
      placeOf={({ id, title, chapter_id, chapter_title, chapter_type }) => ({
        kind: 'section',
        id,
        title,
        list_id: chapter_id,
        list_title: chapter_title,
        list_type: chapter_type,
        section_id: null,
        section_title: null,
      })}
    />
  )
}
