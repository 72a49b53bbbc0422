import type { ReactNode } from 'react'
import { SaidIfSlow } from './said-if-slow'

/** A grey bar in place of text that is loading. */
export function Bar({ className }: { className: string }) {
  return <div className={`animate-pulse bg-line motion-reduce:animate-none ${className}`} />
}

/** Around the shape of what is loading, for whoever looks there; said of itself only where it is slow. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <>
      <SaidIfSlow words="Still loading" />
      <div aria-busy="true" className={className}>
        <p className="sr-only">Loading</p>
        {children}
      </div>
    </>
  )
}

/** The shape of a text that is loading: a title and uneven lines. */
export function TextSkeleton({ lines = 6 }: { lines?: number }) {
  return (
    <Loading className="space-y-3">
      <Bar className="h-7 w-2/3" />
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never change places
        <Bar key={index} className={`h-4 ${LINE_WIDTHS[index % LINE_WIDTHS.length]}`} />
      ))}
    </Loading>
  )
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-4/5']

/** The shape of a list that is loading. */
export function RowsSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never change places
        <div key={index} className="space-y-3 border-line border-t py-6">
          <Bar className="h-4 w-40" />
          <Bar className="h-6 w-3/4" />
          <Bar className="h-4 w-full" />
          <Bar className="h-4 w-5/6" />
        </div>
      ))}
    </Loading>
  )
}
