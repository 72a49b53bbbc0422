import { useQuery } from '@tanstack/react-query'
import { foundSectionsQuery } from '@/data/sections/staff'
import { FoundInside } from '@/routes/admin/manager/found-inside'

/** The sections whose title a search of the chapters finds too (ADM-11). */
export function FoundSections({ q }: { q: string }) {
  return (
    <FoundInside
      noun="sections"
      q={q}
      query={useQuery(foundSectionsQuery(q))}
      placeOf={({ id, title, chapters: chapter }) => ({
        kind: 'section',
        id,
        title,
        list_id: chapter.id,
        list_title: chapter.title,
        list_type: chapter.type,
        section_id: null,
        section_title: null,
      })}
    />
  )
}
