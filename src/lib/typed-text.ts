const FIELDS = 'form:not([action]) :is(textarea, input:is([type=text], [type=email], :not([type])))'

/** Whether a form of the page holds text that would be lost with it; what is searched for does not count. */
export function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)
  return [...fields].some(({ value }) => value !== '')
}
