import type { ManagedRow } from '@/data/staff-table'
import { Inside } from '@/office/form/in-front'
import { AdminPage } from './admin-page'
import { RowsManager, type RowsManagerProps } from './rows-manager'

type ManagerPageProps<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = Omit<
  RowsManagerProps<Listed, Row, Input>,
  'frame' | 'level' | 'parent'
> & { title: string }

/** The screen of one table. */
export function ManagerPage<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  props: ManagerPageProps<Listed, Row, Input>,
) {
  const { title, ...rest } = props
  return (
    <Inside of={title}>
      <RowsManager
        {...rest}
        frame={({ add, children }) => (
          <AdminPage title={title} actions={add}>
            {children}
          </AdminPage>
        )}
      />
    </Inside>
  )
}
