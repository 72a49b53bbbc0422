import { useNotice } from '@/components/states/notice'
import { Link } from '@/components/ui/link'
import { usePack } from '@/hooks/use-pack'
import { keepPack, MOST_PACKED } from '@/lib/pack'
import { PACK_PATH } from '@/lib/pack-address'

type PackButtonProps = {
  /** The text's address without its first slash; a question's is "faqs/{id}". */
  item: string
  title: string
  className?: string
}

/** Puts a text into the pack that is printed together, or takes it out; beside it, the way to the pack (READ-9). */
export function PackButton({ item, title, className }: PackButtonProps) {
  const pack = usePack()
  const { show } = useNotice()
  const isIn = pack.includes(item)
  const toggle = () => {
    if (isIn) return keepPack(pack.filter((each) => each !== item))
    if (pack.length >= MOST_PACKED) return show(`A pack holds ${MOST_PACKED} texts at most.`, 'failed')
    keepPack([...pack, item])
    show('Added to the pack')
  }
  return (
    <>
      <button type="button" onClick={toggle} className={className}>
        {isIn ? 'Remove from pack' : 'Add to pack'}
        <span className="sr-only">: {title}</span>
      </button>
      {isIn && (
        <Link to={PACK_PATH} className={className}>
          Open pack ({pack.length})
        </Link>
      )}
    </>
  )
}
