type SkipLinkProps = {
  /** The id of what it leads to. */
  to: string
  children: string
}

/** The way past what stands before, for the keyboard: seen while it has the focus. The address stays as it is. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="skip-link sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-60 focus:bg-ink focus:px-4 focus:py-2.5 focus:text-paper"
      onClick={(event) => {
        const place = document.getElementById(to)
        if (!place) return
        event.preventDefault()
        place.tabIndex = -1
        place.focus()
      }}
    >
      {children}
    </a>
  )
}
