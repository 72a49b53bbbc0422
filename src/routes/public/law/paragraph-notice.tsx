import { type ReactNode, useEffect, useRef } from 'react'
import type { FoundPlace } from '@/law/section-target'
import { useNotice } from '@/ui/states/notice'

const NOTICE = 'mb-6 max-w-text border-ink border-s-3 ps-4'

type ParagraphNoticeProps = {
  /** "lost" when the address names another section. */
  target: FoundPlace | 'lost' | null
  /** "section 30". */
  of: string
}

/** Says before a section's text that it has no such place as the address names (READ-5). */
export function ParagraphNotice({ target, of }: ParagraphNoticeProps) {
  if (target === 'lost') return <PlaceNotice>The place that this link points to was not found in {of}.</PlaceNotice>
  if (!target?.path || target.path === target.paragraph) return null
  const missing = `There is no paragraph ${target.path} in ${of} as it is summarised here`
  if (target.paragraph)
    return <NearestNotice key={target.path}>{`${missing}: this is ${target.paragraph}.`}</NearestNotice>
  return <PlaceNotice>{missing}.</PlaceNotice>
}

/** The reader is brought on to the nearest paragraph, and told there too. */
function NearestNotice({ children }: { children: string }) {
  const { show } = useNotice()
  useEffect(() => show(children, 'failed'), [show, children])
  return <p className={NOTICE}>{children}</p>
}

/** What is wrong with the place that the address names; said where the reader is. */
export function PlaceNotice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <p ref={box} role="status" className={NOTICE}>
      {children}
    </p>
  )
}
