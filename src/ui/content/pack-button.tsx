import { Link } from 'react-router-dom'
import { keepPack, MOST_PACKED } from '@/lib/pack'
import { PACK_PATH } from '@/names/pack-address'
import { usePack } from '@/ui/hooks/use-pack'
import { useNotice } from '@/ui/states/notice'
import { srOnly } from './sr-only'

type PackButtonProps = {
  /** The addresses of the texts without their first slash; a question's is "faqs/{id}", a way's "guides/{id}?a=…". */
  items: readonly string[]
  title: string
  /** What is put in, where it is not one text: "chapter ". */
  what?: string
  className?: string
}

/** Puts texts into the pack that is printed together, or takes them out; beside it, the way to the pack (READ-9). */
export function PackButton({ items, title, what = '', className }: PackButtonProps) {
  const pack = usePack()
  const { show } = useNotice()
  const others = pack.filter((each) => !items.includes(each))
  const isIn = others.length + items.length === pack.length
  const toggle = () => {
    if (isIn) {
      keepPack(others)
      return show('Removed from the pack')
    }
    const together = [...new Set([...pack, ...items])]
    if (together.length > MOST_PACKED) return show(`A pack holds ${MOST_PACKED} texts at most.`, 'failed')
    keepPack(together)
    show('Added to the pack')
  }
  return (
    <>
      <button type="button" onClick={toggle} className={className}>
        {`${isIn ? 'Remove' : 'Add'} ${what}${isIn ? 'from' : 'to'} pack`}
        {srOnly(`: ${title}`)}
      </button>
      {isIn && (
        <Link to={PACK_PATH} className={className}>
          Open pack ({pack.length})
        </Link>
      )}
    </>
  )
}
