import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { withHebrew } from '@/ui/content/with-hebrew'

/** How long a notice stays, in milliseconds (spec 4: 3 s for a copied link); a failure takes longer to read. */
const NOTICE_TIME = { done: 3000, failed: 8000 }

type Notice = { id: number; text: string; kind: 'done' | 'failed' }
type Notices = {
  /** Shows a notice for a while; a failure is announced at once. */
  show: (text: string, kind?: Notice['kind']) => void
  /** Takes a failure away: it is over. */
  endFailure: () => void
  /** Copies a text and shows `done`, or says in the words of spec 8 that the browser refused (FAQ-5). */
  copy: (text: string, done: string) => Promise<void>
}

const NoticeContext = createContext<Notices | null>(null)

/** The page's notices. Throws without a NoticeProvider above. */
export function useNotice(): Notices {
  const notices = useContext(NoticeContext)
  if (!notices) throw new Error('useNotice needs a NoticeProvider above it')
  return notices
}

/** Holds the live regions for notices: one waits its turn, the one for failures interrupts. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null)

  const show = useCallback((text: string, kind: Notice['kind'] = 'done') => {
    setNotice((before) => ({ id: (before?.id ?? 0) + 1, text, kind }))
  }, [])
  const endFailure = useCallback(() => setNotice((now) => (now?.kind === 'failed' ? null : now)), [])
  const copy = useCallback(
    async (text: string, done: string) => {
      try {
        await navigator.clipboard.writeText(text)
        show(done)
      } catch (error) {
        console.error('Copying failed', error)
        show('Unable to share or copy link. Please try again.', 'failed')
      }
    },
    [show],
  )
  const notices = useMemo(() => ({ show, endFailure, copy }), [show, endFailure, copy])

  // A timer outside React hides the notice.
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), NOTICE_TIME[notice.kind])
    return () => clearTimeout(timer)
  }, [notice])

  return (
    <NoticeContext value={notices}>
      {children}
      <div className="notices">
        <div role="status" aria-live="polite">
          {notice?.kind === 'done' && <NoticeText key={notice.id} text={notice.text} />}
        </div>
        <div role="alert">{notice?.kind === 'failed' && <NoticeText key={notice.id} text={notice.text} />}</div>
      </div>
    </NoticeContext>
  )
}

function NoticeText({ text }: { text: string }) {
  return <p className="rounded-xs bg-ink px-4 py-2.5 text-paper">{withHebrew(text)}</p>
}
