import { List, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { buttonClass } from '@/components/ui/button'

/**
 * The table of contents on small screens: a slide-over (LAW-3). The browser's own modal dialog keeps the focus
 * inside, closes on Escape and gives the focus back.
 */
export function ContentsDrawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()

  // The dialog's own state: choosing a section is a navigation, and closes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is the event
  useEffect(() => dialog.current?.close(), [key])

  const closeOnBackdrop = (event: React.MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close()
  }

  return (
    <div className="lg:hidden">
      <button type="button" className={`${buttonClass('outline')} h-11`} onClick={() => dialog.current?.showModal()}>
        <List aria-hidden className="size-5 max-sm:hidden" />
        Contents
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog is for the mouse; Escape closes it by keyboard */}
      <dialog ref={dialog} aria-label="Contents" onClick={closeOnBackdrop} className="drawer">
        <div className="flex h-full flex-col">
          <p className="flex justify-end p-2">
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              className="inline-flex size-11 items-center justify-center rounded-lg hover:bg-accent-soft"
            >
              <X aria-hidden />
              <span className="sr-only">Close contents</span>
            </button>
          </p>
          <div className="grow overflow-y-auto overscroll-contain px-4 pb-8">{children}</div>
        </div>
      </dialog>
    </div>
  )
}
