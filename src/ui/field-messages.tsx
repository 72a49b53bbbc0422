import type { ReactNode } from 'react'

type FieldMessagesProps = { id: string; error?: string | null | undefined; hint?: ReactNode }

/** A field's error and hint, with the ids that describe its control. */
export function FieldMessages({ id, error, hint }: FieldMessagesProps) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 border-danger border-s-3 ps-2.5 text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
    </>
  )
}
