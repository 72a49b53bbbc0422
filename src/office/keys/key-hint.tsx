type KeyHintProps = {
  /** A key as KEY_MAP writes it. */
  of: string
  className?: string
}

/** The key beside what it does; for the eye alone, and not on small screens. */
export const KeyHint = ({ of, className }: KeyHintProps) => (
  <kbd aria-hidden className={className}>
    {of}
  </kbd>
)
