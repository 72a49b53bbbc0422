import { type ReactNode, useEffect } from 'react'
import { TEXTS } from '@/kinds/all-texts'
import type { PackedText, Texts } from '@/kinds/texts'
import { CONTENT_KINDS, KINDS } from '@/names/kinds'

type Props = {
  children: (text: PackedText) => ReactNode
  /** What stands below the sentence that there is none. */
  otherwise?: ReactNode
}

/** Gives a text of a pack, given by its address, to what shows it; in its place, why it cannot be shown. */
export function Packed({ item, children, otherwise }: Props & { item: string }) {
  const [path, ...place] = item.split('/')
  const kind = CONTENT_KINDS.find((each) => KINDS[each].path === `/${path}`)
  if (!kind) return <Missing>{otherwise}</Missing>
  return (
    <Found key={kind} texts={TEXTS[kind]} place={place} otherwise={otherwise}>
      {children}
    </Found>
  )
}

function Found({ texts, place, children, otherwise }: Props & { texts: Texts; place: string[] }) {
  const { data, error, refetch } = texts.usePacked(...place)
  // The text of a written page was made for that page, its links and the addresses of its paragraphs too.
  const isWritten = data ? 'shown' in data.text : false
  useEffect(() => {
    if (isWritten) void refetch()
  }, [isWritten, refetch])
  if (data) return children(data)
  if (data === null) return <Missing>{otherwise}</Missing>
  return (
    <>
      <p className="text-muted">{error ? `A text could not be loaded. ${error.message}` : 'Loading…'}</p>
      {otherwise}
    </>
  )
}

const Missing = ({ children }: { children: ReactNode }) => (
  <>
    <p className="text-muted">There is no text at this place of the pack. It may have been removed.</p>
    {children}
  </>
)
