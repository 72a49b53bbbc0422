import type { ComponentProps } from 'react'

/**
 * What a button takes that can do nothing for the moment: it says so, ignores clicks, and keeps the focus. The browser
 * takes that from a disabled one, and the keyboard would start again at the top of the page.
 */
export const held = (isHeld: boolean): Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClickCapture'> =>
  isHeld ? { 'aria-disabled': true, onClickCapture: ignore } : {}

function ignore(event: React.SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
