/** A turning wheel in the middle of the window, and what is being waited for. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center">
      <span
        aria-hidden
        className="size-10 animate-spin rounded-full border-4 border-line border-t-accent motion-reduce:animate-none"
      />
      <span className="sr-only">{label}</span>
    </div>
  )
}
