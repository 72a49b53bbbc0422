import { CircleAlert } from 'lucide-react'

/** Why a form could not be sent, read out when it comes; nothing without an error. */
export function FormError({ error }: { error: Error | null }) {
  return (
    <p role="alert" className="flex items-start gap-2 font-medium text-danger empty:hidden">
      {error && (
        <>
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {error.message}
        </>
      )}
    </p>
  )
}
