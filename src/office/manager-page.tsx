import type { ReactNode } from 'react'
import type { ListRow, ManagedRow } from '@/data/staff-table'
import { AdminPage } from './admin-page'
import { Inside } from './in-front'
import { RowsManager, type RowsManagerProps } from './rows/rows-manager'

type ManagerPageProps<Listed extends ListRow, Row extends ManagedRow> = Omit<
  RowsManagerProps<Listed, Row>,
  'frame' | 'level' | 'parent'
> & {
  title: string
  /** Instead of it in the window's bar, where it says more. */
  windowTitle?: string
  /** What can be done beside adding a row. */
  actions?: ReactNode
  /** What the screen shows, chosen beside its title. */
  choice?: ReactNode
  /** Said under the page bar. */
  line?: ReactNode
}

/** The screen of one table. */
export function ManagerPage<Listed extends ListRow, Row extends ManagedRow>(props: ManagerPageProps<Listed, Row>) {
  const { title, windowTitle = title, actions, choice, line, ...rest } = props
  return (
    <Inside of={title}>
      <RowsManager
        {...rest}
        frame={({ add, children }) => (
          <AdminPage
            title={title}
            windowTitle={windowTitle}
            choice={choice}
            actions={
              <>
                {actions}
                {add}
              </>
            }
          >
            {line}
            {children}
          </AdminPage>
        )}
      />
    </Inside>
  )
}
