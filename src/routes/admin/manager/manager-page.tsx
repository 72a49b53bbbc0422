import { PageHeading } from '@/components/ui/page-heading'
import type { ManagedRow } from '@/data/staff-table'
import { AdminPage } from '@/routes/admin/layout/admin-page'
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
