import { type ReactNode, useEffect, useRef } from 'react'
import type { FoundPlace } from '@/law/section-target'

type ParagraphNoticeProps = {
  /** "lost" when the address names another section. */
  target: FoundPlace | 'lost' | null
  /** "section 30". */
  of: string
}

/** Says before a section's text that it has no such place as the address names (READ-5). */
export function ParagraphNotice({ target, of }: ParagraphNoticeProps) {
  if (target === 'lost') return <PlaceNotice>The place that this link points to was not found in {of}.</PlaceNotice>
  if (!target?.path || target.paragraphId) return null
  return (
    <PlaceNotice>
      There is no paragraph {target.path} in {of} as it is summarised here.
    </PlaceNotice>
  )
}

/** What is wrong with the place that the address names; said where the reader is. */
export function PlaceNotice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <p ref={box} role="status" className="mb-6 max-w-text border-ink border-s-3 ps-4">
      {children}
    </p>
  )
}
