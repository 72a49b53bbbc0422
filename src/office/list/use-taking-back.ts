import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { isCovered } from '@/office/in-front'
import { useAction } from './use-action'

/** What was done, and how it is taken back. */
export type Done = {
  /** Such as "2 messages deleted". */
  text: string
  /** What could not be done, row by row, with the reason. */
  left?: readonly string[]
  /** Takes it back; without it there is nothing to take back. */
  undo?: {
    /** The button's words, if not "Undo". */
    label?: string
    /** @returns what was done by that. Throws Error that says why it could not be. */
    run: () => Promise<Done>
    /** Told when it can be taken back no more: its notice has ended. */
    end?: () => void
  }
}

type TakingBackOptions<What> = {
  /** Takes it back, if it can be. Throws Error that says why it could not be. */
  run: (() => Promise<What>) | undefined
  onDone: (done: What) => void
  /** Whether what is said is what an undo did. */
  isUndone: boolean
  /** Whether Ctrl+Z is about this. */
  hasControlKey: boolean
}

/** Takes back what was done, once at a time, by a button or by Ctrl+Z; a failure is said, and it can be tried again (STAFF-2). */
export function useTakingBack<What>({ run, onDone, isUndone, hasControlKey }: TakingBackOptions<What>) {
  const action = useAction()
  const takeBack = async () => {
    if (run) await action.run('It could not be undone', async () => onDone(await run()))
  }
  useUndoKey(hasControlKey && run !== undefined && !action.isRunning, takeBack)

  // The focus is the browser's: it was on the button that is gone, or on a row that has moved.
  useEffect(() => {
    if (isUndone && document.activeElement === document.body) focusList()
  }, [isUndone])
  return { isRunning: action.isRunning, takeBack }
}

/** Goes to where the work goes on: the list, or what stands in front of it. */
function focusList(): void {
  const list = isCovered() ? null : document.querySelector<HTMLElement>('main section[aria-label^="List of"]')
  const target = list ?? document.getElementById('main')
  target?.focus({ preventScroll: true })
}

/** Ctrl+Z takes it back, unless somebody writes, where the key is the text's. */
function useUndoKey(isOn: boolean, undo: () => Promise<void>): void {
  const undoNow = useEffectEvent(undo)
  // As soon as it is offered: a later effect may come after the key.
  useLayoutEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      const isKey = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!isKey || (event.target instanceof Element && event.target.closest(WRITING))) return
      event.preventDefault()
      void undoNow()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
const WRITING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]'
