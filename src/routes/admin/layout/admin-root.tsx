import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { followSession } from '@/data/session/staff'
import { UndoProvider } from '@/office/list/undo-notice'
import { useKeptFocus } from '@/office/use-kept-focus'
import { writeHeadTags } from '@/ui/document-head'
import '@/styles/staff.css'

/**
 * What sign-in and staff's screens have in common: the session is followed (AUTH-3), the focus never falls (ACC-2), and no
 * search engine lists them.
 */
export function Component() {
  const cache = useQueryClient()
  useKeptFocus()

  // The session is the client's, and changes outside of React.
  useEffect(() => followSession(cache), [cache])

  // The colours of staff's screens also stand outside of this tree: in the notice, and behind an open dialog.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.office = ''
    writeHeadTags({ robots: 'noindex' })
    return () => {
      delete dataset.office
      writeHeadTags({})
    }
  }, [])

  return (
    <UndoProvider>
      <Outlet />
    </UndoProvider>
  )
}
