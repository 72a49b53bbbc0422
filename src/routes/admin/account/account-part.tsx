import { type ReactNode, useId } from 'react'
import { FormError } from '@/ui/form-error'

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
      <FormError error={error} />
    </section>
  )
}
