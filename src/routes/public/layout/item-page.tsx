import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ArticleSkeleton, HeadingSkeleton } from '@/components/states/article-skeleton'
import { ErrorPanel } from '@/components/states/error-panel'
import { buttonClass } from '@/components/ui/button'
import { Page } from './page'

type ItemPageProps<Item> = {
  query: UseQueryResult<Item | null>
  /** What the page is called while it has no title: "Court ruling". */
  kind: string
  /** What failed (spec 8): "Failed to fetch ruling". */
  failed: string
  /** There is no such item: "Ruling not found". */
  missing: string
  /** The list to go back to. */
  list: { to: string; label: string }
  /** The page of the item. */
  children: (item: Item) => ReactNode
}

/** A page about one item, in its four states (RUL-3, DEC-2, NEWS-2). */
export function ItemPage<Item>({ query, kind, failed, missing, list, children }: ItemPageProps<Item>) {
  const { data, error, refetch } = query
  if (data) return children(data)
  if (data === null) {
    const sentence = 'There is nothing at this address. It may have been removed, or the link may be incomplete.'
    return (
      <Page title={missing} crumb={missing} description={sentence} lead={sentence}>
        <meta name="robots" content="noindex" />
        <Link to={list.to} className={buttonClass('solid')}>
          Back to {list.label}
        </Link>
      </Page>
    )
  }
  if (error) {
    return (
      <Page title={kind} description={failed}>
        <ErrorPanel fallback={failed} error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  return (
    <Page isPending title={kind} heading={<HeadingSkeleton />} description={kind} lead={<div className="h-10" />}>
      <ArticleSkeleton />
    </Page>
  )
}
