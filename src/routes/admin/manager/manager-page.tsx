import type { ReactNode } from 'react'
import { PageHeading } from '@/components/ui/page-heading'
import type { ManagedRow } from '@/data/staff-table'
import { SITE_NAME } from '@/lib/site'
import { RowsManager, type RowsManagerProps } from './rows-manager'

type ManagerPageProps<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = Omit<
  RowsManagerProps<Listed, Row, Input>,
  'heading' | 'level'
> & { title: string }

/** The screen of one table. */
export function ManagerPage<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  props: ManagerPageProps<Listed, Row, Input>,
) {
  const { title, children, ...rest } = props
  return (
    <AdminPage title={title}>
      <RowsManager heading={<PageHeading>{title}</PageHeading>} {...rest}>
        {children}
      </RowsManager>
    </AdminPage>
  )
}

/** A screen of staff's: its title in the window's bar, and its width. */
export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-5xl">
      <title>{`${title} – Admin – ${SITE_NAME}`}</title>
      {children}
    </div>
  )
}
