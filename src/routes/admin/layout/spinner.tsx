import { SaidIfSlow } from '@/ui/states/said-if-slow'

/** A turning wheel in the middle of the window, while it is not known who is signed in. */
export function Spinner() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <span
        aria-hidden
        className="size-10 animate-spin rounded-full border-4 border-line border-t-accent motion-reduce:animate-none"
      />
      <span className="sr-only">Checking who is signed in</span>
      <SaidIfSlow words="Still checking who is signed in" />
    </main>
  )
}
