import { useNeighbours } from '@/data/neighbours/queries'
import { CONTENT } from '@/lib/content-kinds'
import type { FeedKind } from '@/lib/feed-kinds'
import { BesideFailed } from './cited-sections'
import { NeighbourLinks } from './neighbour-links'

const SIDES = [
  ['later', 'Later'],
  ['earlier', 'Earlier'],
] as const

/** The later and the earlier item of a list, below the text of one of them (READ-3). */
export function ItemNeighbours({ type, id }: { type: FeedKind; id: string }) {
  const { data = [], error, refetch } = useNeighbours(type, id)
  const { one, many } = CONTENT[type]
  const name = `${many} before and after`
  return (
    <div className="on-text">
      {error && <BesideFailed what={name} onRetry={() => void refetch()} />}
      <NeighbourLinks name={name} noun={one.toLowerCase()} sides={SIDES} rows={data} />
    </div>
  )
}
