/** The first thing that the keyboard meets on a page: the way past the menu. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-60 focus:rounded-md focus:bg-accent focus:px-4 focus:py-2.5 focus:text-on-accent"
    >
      Skip to content
    </a>
  )
}
