import type { ReactNode } from 'react'
import { SITE_NAME } from '@/lib/site'

/** A screen of staff's: its title in the window's bar, and its width. */
export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-5xl">
      <title>{`${title} – Admin – ${SITE_NAME}`}</title>
      {children}
    </div>
  )
}
