import { readingChoice } from './reading-settings'

/** Whether an event is a key by itself, where nothing is typed and no dialog is open; these can be turned off (WCAG 2.1.4). */
export function isSingleKey({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || readingChoice('keys') === 'off') return false
  return !(
    target instanceof Element && target.closest('input:not([type=checkbox]),textarea,select,dialog,[contenteditable]')
  )
}
