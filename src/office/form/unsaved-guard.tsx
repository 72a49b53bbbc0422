import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '@/ui/confirm-dialog'

type UnsavedGuardProps = {
  /** Asked at the moment of leaving. */
  isUnsaved: () => boolean
  question?: string
  /** What becomes of it. */
  detail?: string
}

/** What of an address says which form is open, at any level (useManagerAddress); the rest is the list's beside it. */
const OF_FORM = /(^|-)(type|open|edit|draft|amendment|words|view)$/

const formOf = (search: string) =>
  [...new URLSearchParams(search)]
    .filter(([name]) => OF_FORM.test(name))
    .sort()
    .join('&')

/** Whether another search leaves the form: not where the list beside it is narrowed, sorted or paged. */
const isLeft = (before: string, after: string) =>
  before !== after && (formOf(before) === '' || formOf(before) !== formOf(after))

/** Asks before a form with unsaved changes is left: by a link, by Back, by closing it, and by leaving the site (ADM-11). */
export function UnsavedGuard({
  isUnsaved,
  question = 'You have unsaved changes. Leave without saving?',
  detail = 'What you typed is kept in this browser and offered again when you come back.',
}: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() &&
      (currentLocation.pathname !== nextLocation.pathname || isLeft(currentLocation.search, nextLocation.search)),
  )

  const askBrowser = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  })
  // Leaving the site is the browser's to ask about, in its own words.
  useEffect(() => {
    window.addEventListener('beforeunload', askBrowser)
    return () => window.removeEventListener('beforeunload', askBrowser)
  }, [])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      question={question}
      detail={detail}
      action="Leave"
      refusal="Stay"
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    />
  )
}
