import type { ComponentProps } from 'react'

const LOOKS = {
  solid: 'bg-accent text-on-accent hover:bg-accent-strong',
  outline: 'border border-line-strong bg-paper text-ink hover:border-accent hover:text-accent',
  quiet: 'text-accent hover:bg-accent-soft',
  danger: 'border border-danger bg-danger-soft text-danger hover:border-2',
} as const

export type ButtonLook = keyof typeof LOOKS

const SHAPE =
  'inline-flex min-h-10 items-center justify-center gap-2 rounded-lg px-4 py-2 font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55'

/** The classes of a button, for links that look like one. */
export const buttonClass = (look: ButtonLook) => `${SHAPE} ${LOOKS[look]}`

/** A button of type "button" by default, so that it never submits a form by accident. */
export function Button({ look, className = '', ...rest }: ComponentProps<'button'> & { look: ButtonLook }) {
  return <button type="button" {...rest} className={`${buttonClass(look)} ${className}`} />
}
