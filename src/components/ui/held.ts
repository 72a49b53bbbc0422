import type { ComponentProps } from 'react'

/**
 * What makes a button that can do nothing for the moment say so, ignore clicks, and keep the focus. The browser takes
 * the focus from a disabled one, and the keyboard would start again at the top of the page.
 */
export const held = (isHeld: boolean): Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClickCapture'> =>
  isHeld ? { 'aria-disabled': true, onClickCapture: ignore } : {}

function ignore(event: React.SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
