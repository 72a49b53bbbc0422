import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type ContentKind, KINDS } from '@/names/kinds'
import { buttonClass } from '@/ui/button'
import { Bar, TextSkeleton } from '@/ui/states/skeleton'
import { LoadFailed } from './load-failed'
import { Page } from './page'

type ItemStatesProps<Item> = {
  query: Pick<UseQueryResult<Item | null>, 'data' | 'error'>
  /** What it is one of: the page's name while it has no title, and the list to go back to. */
  kind: ContentKind
  /** Its heading, where the list that the reader comes from has told it. */
  known?: string | undefined
  /** The whole of it, where the page that the reader comes from has it: shown until an answer comes, and if none does. */
  meanwhile?: Item | undefined
  /** What failed (spec 8): "Failed to fetch ruling". */
  failed: string
  /** There is no such item: "Ruling not found". */
  missing: string
  /** The page of the item. */
  children: (item: Item) => ReactNode
}

/** A page about one item, in its four states (RUL-3, DEC-2, NEWS-2). */
export function ItemStates<Item>({ query, kind, known, meanwhile, failed, missing, children }: ItemStatesProps<Item>) {
  const { data: item = meanwhile, error } = query
  const { path, one, title } = KINDS[kind]
  if (item) return children(item)
  if (item === null) {
    const sentence = 'There is nothing at this address. It may have been removed, or the link may be incomplete.'
    return (
      // A heading of its own, which takes the focus: the one that was known is gone.
      <Page key={missing} isUnlisted title={missing} crumb={missing} description={sentence} lead={sentence}>
        <div className="on-text">
          <Link to={path} className={buttonClass('solid')}>
            Back to {title}
          </Link>
        </div>
      </Page>
    )
  }
  if (error) {
    return (
      <Page title={one} description={failed}>
        <LoadFailed fallback={failed} error={error} />
      </Page>
    )
  }
  return (
    <Page
      isPending={!known}
      title={known ?? one}
      heading={known ?? <HeadingSkeleton />}
      description={one}
      lead={<ArticleSkeleton />}
    />
  )
}

/** The shape of a two-line heading, shown while it loads. */
function HeadingSkeleton() {
  return (
    <>
      <span className="sr-only">Loading</span>
      <Bar className="h-[0.85em] w-full max-w-2xl" />
      <Bar className="mt-[0.3em] h-[0.85em] w-2/3 max-w-md" />
    </>
  )
}

/** The shape of a ruling, decision or news post, shown while it loads: all in one, for nobody knows where its parts will begin. */
function ArticleSkeleton() {
  return (
    <div className="summary-box">
      <TextSkeleton lines={10} />
    </div>
  )
}
