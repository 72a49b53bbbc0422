import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Palette } from '@/routes/public/search/palette'
import { isSingleKey } from '@/ui/single-key'
import { optional } from '@/ui/states/optional'

const KeysList = optional(async () => (await import('./keys-list')).KeysList)

/**
 * The site's keys: / for the search, Ctrl K for the palette, ? for their list (READ-8). With another `key` for each place in the
 * history, what is open closes in the moment of a navigation, and the new page's title can take the focus (SHELL-6). The palette is
 * no code of its own: what is typed next is meant for it.
 */
export function Keys({ onSearch }: { onSearch: () => void }) {
  const [opened, setOpened] = useState<'palette' | 'list' | null>(null)

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isPalette(event)) setOpened('palette')
    else if (!isSingleKey(event)) return
    else if (event.key === '/') onSearch()
    else if (event.key === '?') setOpened('list')
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  const close = () => setOpened(null)
  return (
    <>
      {opened === 'palette' && <Palette onClose={close} />}
      <Suspense fallback={null}>{opened === 'list' && <KeysList onClose={close} />}</Suspense>
    </>
  )
}

const isPalette = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey
