declare global {
  /** Clicks on buttons and sent forms from before the page could answer, oldest first (src/site/prerender/start.js). */
  var early: { clicked?: HTMLElement; sent?: HTMLFormElement }[] | undefined
}

/** Does again what a reader did while the page was not alive yet: what was typed, chosen, clicked and sent (FIND-6). */
export function replayEarly(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const { value, defaultValue } = field
    if (value === defaultValue) continue
    // React overlooks a change to the value that it last saw: it sees the first of these two, not the second.
    field.value = defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const select of document.querySelectorAll('select')) {
    const written = [...select.options].findIndex(({ defaultSelected }) => defaultSelected)
    if (select.selectedIndex !== Math.max(written, 0)) select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const done = globalThis.early ?? []
  globalThis.early = undefined
  for (const { clicked, sent } of done) {
    clicked?.click()
    sent?.requestSubmit()
  }
}
