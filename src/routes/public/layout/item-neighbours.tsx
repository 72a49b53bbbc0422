import { useNeighbours } from '@/data/neighbours/queries'
import type { ItemKind } from '@/kinds/kinds'
import { KINDS } from '@/kinds/kinds'
import { BesideFailed } from './cited-sections'
import { NeighbourLinks } from './neighbour-links'

const SIDES = [
  ['later', 'Later'],
  ['earlier', 'Earlier'],
] as const

/** The later and the earlier item of a list, below the text of one of them (READ-3). */
export function ItemNeighbours({ type, id }: { type: ItemKind; id: string }) {
  const { data = [], error, refetch } = useNeighbours(type, id)
  const { one, many } = KINDS[type]
  const name = `${many} before and after`
  return (
    <div className="on-text">
      {error && <BesideFailed what={name} onRetry={() => void refetch()} />}
      <NeighbourLinks name={name} noun={one.toLowerCase()} sides={SIDES} rows={data} />
    </div>
  )
}
