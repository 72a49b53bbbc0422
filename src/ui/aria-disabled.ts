import type { ComponentProps } from 'react'

/** The props of a button that can do nothing for the moment but keeps the focus, which a disabled one would lose. */
export const ariaDisabled = (
  isDisabled: boolean,
): Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClickCapture'> =>
  isDisabled ? { 'aria-disabled': true, onClickCapture: ignore } : {}

function ignore(event: React.SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
