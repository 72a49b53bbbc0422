import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

type AccountPartProps = { title: string; error: Error | null; children: ReactNode }

/** A part of the page with its heading, and what went wrong in it. */
export function AccountPart({ title, error, children }: AccountPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="font-semibold text-lg">
        {title}
      </h2>
      {children}
      <p role="alert" className="flex items-start gap-2 font-medium text-danger empty:hidden">
        {error && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {error.message}
          </>
        )}
      </p>
    </section>
  )
}
