import { CONTENT_ADDRESS } from '@/names/kinds'

/** The reference in a stored text at which an event happened, or null. */
export const referenceAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('.prose a:not(.paragraph-mark, .preview a)') : null

/** The reference there whose preview can be asked for: one within the site that is no term, which opens its meaning instead (TERM-2). */
export function previewedAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = referenceAt(target)
  const address = link?.getAttribute('href') ?? ''
  return link && !link.matches('.term') && (address.startsWith('#') || CONTENT_ADDRESS.test(address)) ? link : null
}

/** Whether a key opens the preview of the reference that has the focus: Alt and arrow down, as it opens what a control has (READ-6). */
export const isPreviewKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'ArrowDown' && altKey && !ctrlKey && !metaKey && !shiftKey
