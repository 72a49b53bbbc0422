import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { NumberRange as Range } from '@/law/law-outline'
import { NumberRange } from './number-range'

type ContentsDrawerProps = {
  /** The numbers of the chapter being read, which its button shows in the place of a running head. */
  range?: Range | null | undefined
  children: ReactNode
}

/**
 * The table of contents on narrow screens: a slide-over (LAW-3). The browser's own modal dialog keeps the focus
 * inside, closes on Escape and gives the focus back.
 */
export function ContentsDrawer({ range, children }: ContentsDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()

  // The dialog's own state: choosing a section is a navigation, and closes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is the event
  useEffect(() => dialog.current?.close(), [key])

  const closeOnBackdrop = (event: React.MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close()
  }

  return (
    <div className="wide:hidden">
      <button
        type="button"
        className="min-h-11 whitespace-nowrap text-end font-semibold leading-tight"
        onClick={() => dialog.current?.showModal()}
      >
        Contents
        {range && (
          <span aria-hidden className="block font-normal text-xs">
            <NumberRange {...range} />
          </span>
        )}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog is for the mouse; Escape closes it by keyboard */}
      <dialog ref={dialog} aria-label="Contents" onClick={closeOnBackdrop} className="drawer">
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between border-line border-b ps-4">
            <p className="font-semibold">Contents</p>
            <button type="button" onClick={() => dialog.current?.close()} className="icon-button">
              <X aria-hidden className="icon" />
              <span className="sr-only">Close contents</span>
            </button>
          </div>
          <div className="grow overflow-y-auto overscroll-contain px-4 pt-2 pb-8">{children}</div>
        </div>
      </dialog>
    </div>
  )
}
