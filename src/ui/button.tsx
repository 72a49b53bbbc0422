import type { ComponentProps } from 'react'

// Whole words, which Tailwind finds in the source.
const LOOKS = {
  solid: 'button button-solid',
  outline: 'button button-outline',
  quiet: 'button button-quiet',
  danger: 'button button-danger',
} as const

export type ButtonLook = keyof typeof LOOKS

/** The classes of a button, for links that look like one. */
export const buttonClass = (look: ButtonLook) => LOOKS[look]

/** A button of type "button" by default, so that it never submits a form by accident. */
export function Button({ look, className = '', ...rest }: ComponentProps<'button'> & { look: ButtonLook }) {
  return <button type="button" {...rest} className={`${buttonClass(look)} ${className}`} />
}
