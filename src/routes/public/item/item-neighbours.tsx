import { useQuery } from '@tanstack/react-query'
import type { neighboursQuery } from '@/data/neighbours/queries'
import { type ItemKind, KINDS } from '@/names/kinds'
import { BesideFailed } from '@/routes/public/layout/cited-sections'
import { NeighbourLinks } from '@/routes/public/layout/neighbour-links'

const SIDES = [
  ['later', 'Later'],
  ['earlier', 'Earlier'],
] as const

type ItemNeighboursProps = { kind: ItemKind; query: ReturnType<typeof neighboursQuery> }

/** The later and the earlier item of a list, below the text of one of them (READ-3). */
export function ItemNeighbours({ kind, query }: ItemNeighboursProps) {
  const { data = [], error, refetch } = useQuery(query)
  const { one, many } = KINDS[kind]
  const name = `${many} before and after`
  return (
    <div className="on-text">
      {error && <BesideFailed what={name} onRetry={() => void refetch()} />}
      <NeighbourLinks name={name} noun={one.toLowerCase()} sides={SIDES} rows={data} />
    </div>
  )
}
