import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  useContext,
  useRef,
  useState,
} from 'react'
import { Boundary } from '@/ui/states/contained'
import { type Describe, PreviewsContext, type PreviewsProps } from './previews-context'
import { isPreviewKey, previewedAt, referenceAt } from './reference-at'
import { isPlain, useFollowLinks } from './use-follow-links'

type ReferencePreviewProps = {
  /** What the page itself knows of its links, without asking the backend. */
  describe?: Describe
  text?: RefObject<HTMLDivElement | null>
  id?: string
  className?: string
  children: ReactNode
}

/**
 * Holds a text: follows its links without a new load, previews what its references lead to, and says what a term means (TERM-2),
 * by code loaded with the first.
 */
export function ReferencePreview({ describe, text, id, className, children }: ReferencePreviewProps) {
  const own = useRef<HTMLDivElement>(null)
  const box = text ?? own
  const Previews = useContext(PreviewsContext)
  const follow = useFollowLinks()
  const [first, setFirst] = useState<HTMLAnchorElement | null>(null)
  const [asked, setAsked] = useState<PreviewsProps['asked']>(null)
  const [term, setTerm] = useState<HTMLAnchorElement | null>(null)
  const begin = ({ target }: SyntheticEvent) => {
    if (!first) setFirst(referenceAt(target))
  }
  const press = ({ target, nativeEvent }: KeyboardEvent) => {
    const link = Previews && isPreviewKey(nativeEvent) && previewedAt(target)
    if (!link) return
    nativeEvent.preventDefault()
    setAsked({ link })
  }
  const click = (event: MouseEvent) => {
    const link = referenceAt(event.target)
    if (!Previews || !link?.matches('.term') || !isPlain(event)) return follow(event)
    event.preventDefault()
    begin(event)
    setTerm(link === term ? null : link)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the links inside, which are the controls
    <div
      ref={box}
      id={id}
      className={className}
      onClick={click}
      onPointerOver={begin}
      onFocus={begin}
      onKeyDown={press}
    >
      {children}
      {first && Previews && (
        <Boundary fallback={() => null}>
          <Suspense>
            <Previews
              describe={describe}
              text={box}
              first={first}
              asked={asked}
              term={term}
              onClose={() => setTerm(null)}
            />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}
