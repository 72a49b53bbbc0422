/** The reference in a stored text at which an event happened, or null. */
export const referenceAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('.prose a:not(.paragraph-mark, .preview a)') : null
