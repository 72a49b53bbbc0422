import type { ComponentProps, SyntheticEvent } from 'react'

/**
 * The props of a button that can do nothing for the moment but keeps the focus, which a disabled one would lose.
 * @param onPress says why, to whoever presses it all the same
 */
export const ariaDisabled = (
  isDisabled: boolean,
  onPress?: () => void,
): Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClickCapture'> => {
  if (!isDisabled) return {}
  const ignore = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onPress?.()
  }
  return { 'aria-disabled': true, onClickCapture: ignore }
}
