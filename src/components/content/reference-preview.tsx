import { lazy, type ReactNode, type RefObject, Suspense, type SyntheticEvent, useState } from 'react'
import { Boundary } from '@/components/states/contained'
import { useFollowLinks } from '@/hooks/use-follow-links'
import { referenceAt } from '@/lib/reference-at'

const Previews = lazy(async () => ({ default: (await import('./previews')).Previews }))

/** What a reference leads to: its title and first words. */
export type Described = { title: string; beginning: string }

export type ReferencePreviewProps = {
  /** What a link leads to; undefined for links without a preview. */
  describe: (link: HTMLAnchorElement) => Described | undefined
  text: RefObject<HTMLDivElement | null>
  className?: string
  children: ReactNode
}

/** Holds a text: follows its links without a new load, and previews what its references lead to, by code loaded with the first. */
export function ReferencePreview({ describe, text, className, children }: ReferencePreviewProps) {
  const follow = useFollowLinks()
  const [first, setFirst] = useState<HTMLAnchorElement | null>(null)
  const begin = ({ target }: SyntheticEvent) => {
    if (!first) setFirst(referenceAt(target))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the links inside, which are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks links
    <div ref={text} className={className} onClick={follow} onPointerOver={begin} onFocus={begin}>
      {children}
      {first && (
        <Boundary fallback={() => null}>
          <Suspense>
            <Previews describe={describe} text={text} first={first} />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}
