import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { AdminPage } from '@/office/admin-page'

/** An address under /admin that is none of the screens: said inside of the frame, with the way on. */
export function Component() {
  return (
    <AdminPage title="Page not found">
      <p className="w-full max-w-272 ps-margin pe-inset pt-4 pb-12">
        There is no screen at this address.{' '}
        <Link to={paths.admin} className="link">
          Go to the dashboard
        </Link>
      </p>
    </AdminPage>
  )
}
