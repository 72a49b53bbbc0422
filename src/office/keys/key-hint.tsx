type KeyHintProps = {
  /** A key as KEY_MAP writes it. */
  of: string
}

/** The key beside what it does; for the eye alone, and not on small screens. */
export const KeyHint = ({ of }: KeyHintProps) => (
  <kbd aria-hidden className="office-key">
    {of}
  </kbd>
)
