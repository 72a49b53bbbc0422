import { Bar, TextSkeleton } from './skeleton'

/** The shape of a two-line heading, shown while it loads. */
export function HeadingSkeleton() {
  return (
    <>
      <span className="sr-only">Loading</span>
      <Bar className="h-[0.85em] w-full max-w-2xl" />
      <Bar className="mt-[0.3em] h-[0.85em] w-2/3 max-w-md" />
    </>
  )
}

/** The shape of a ruling, decision or news post, shown while it loads. */
export function ArticleSkeleton() {
  return (
    <div className="on-text min-h-dvh max-w-160">
      <div className="space-y-3 border-line border-y py-6">
        <Bar className="h-5 w-28" />
        <Bar className="h-4 w-full" />
        <Bar className="h-4 w-11/12" />
        <Bar className="h-4 w-3/5" />
      </div>
      <div className="mt-8">
        <TextSkeleton lines={8} />
      </div>
    </div>
  )
}
