import { type ReactNode, type RefObject, Suspense, type SyntheticEvent, useContext, useRef, useState } from 'react'
import { Boundary } from '@/ui/states/contained'
import { type Describe, PreviewsContext } from './previews-context'
import { referenceAt } from './reference-at'
import { useFollowLinks } from './use-follow-links'

type ReferencePreviewProps = {
  /** What the page itself knows of its links, without asking the backend. */
  describe?: Describe
  text?: RefObject<HTMLDivElement | null>
  className?: string
  children: ReactNode
}

/** Holds a text: follows its links without a new load, and previews what its references lead to, by code loaded with the first. */
export function ReferencePreview({ describe, text, className, children }: ReferencePreviewProps) {
  const own = useRef<HTMLDivElement>(null)
  const box = text ?? own
  const Previews = useContext(PreviewsContext)
  const follow = useFollowLinks()
  const [first, setFirst] = useState<HTMLAnchorElement | null>(null)
  const begin = ({ target }: SyntheticEvent) => {
    if (!first) setFirst(referenceAt(target))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the links inside, which are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks links
    <div ref={box} className={className} onClick={follow} onPointerOver={begin} onFocus={begin}>
      {children}
      {first && Previews && (
        <Boundary fallback={() => null}>
          <Suspense>
            <Previews describe={describe} text={box} first={first} />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}
