import { EmptyState } from '@/components/states/empty-state'
import { TextSkeleton } from '@/components/states/skeleton'
import { useLaw } from '@/data/chapters/queries'
import type { LawType } from '@/lib/content-kinds'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { LawReader } from './law-reader'

/** One text of the law, in its four states (LAW-8). Used by its own page and by the home page's panel. */
export function LawBrowser({ type }: { type: LawType }) {
  const { data: chapters, error, refetch } = useLaw(type)
  if (chapters && chapters.length > 0) return <LawReader type={type} chapters={chapters} />
  if (!chapters && !error) return <LawSkeleton />
  return (
    // As high as the skeleton, so that the footer stays where it is.
    <div className="min-h-dvh pt-8">
      {error ? (
        <LoadFailed fallback="Failed to fetch content" error={error} onRetry={() => void refetch()} />
      ) : (
        <EmptyState text="No sections have been published here yet" />
      )}
    </div>
  )
}

/** The shape of the law browser: bar, contents, text. */
export function LawSkeleton() {
  return (
    <div className="min-h-dvh pt-24 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-12">
      <div className="hidden lg:block">
        <TextSkeleton lines={12} />
      </div>
      <TextSkeleton lines={14} />
    </div>
  )
}
