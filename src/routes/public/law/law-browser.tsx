import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { questionsOfLaw } from '@/kinds/law/questions'
import type { LawType } from '@/names/kinds'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { EmptyState } from '@/ui/states/empty-state'
import { TextSkeleton } from '@/ui/states/skeleton'
import { LawReader } from './law-reader'

type LawBrowserProps = {
  type: LawType
  /** The ways to the other texts. */
  tabs?: ReactNode
}

/** One text of the law, in its four states (LAW-8), in the columns of the page around it or of the home page's panel. */
export function LawBrowser({ type, tabs }: LawBrowserProps) {
  const { data: chapters, error } = useQuery(questionsOfLaw(type).law)
  if (chapters && chapters.length > 0) return <LawReader type={type} chapters={chapters} tabs={tabs} />
  return (
    <>
      <aside aria-label="Search and contents" className="law-rail">
        {tabs}
        {!chapters && !error && (
          <div className="max-wide:hidden">
            <TextSkeleton lines={16} />
          </div>
        )}
      </aside>
      <div className="beside-rail min-h-dvh">
        {error && !chapters && <LoadFailed fallback="Failed to fetch content" error={error} />}
        {chapters && <EmptyState text="No sections have been published here yet" />}
        {!chapters && !error && (
          <div className="on-text">
            <TextSkeleton lines={14} />
          </div>
        )}
      </div>
    </>
  )
}
