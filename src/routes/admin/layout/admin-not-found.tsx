import { paths } from '@/app/paths'
import { Link } from '@/components/ui/link'
import { AdminPage } from './admin-page'

/** An address under /admin that is none of the screens: said inside of the frame, with the way on. */
export function Component() {
  return (
    <AdminPage title="Page not found">
      <p className="office-body">
        There is no screen at this address.{' '}
        <Link to={paths.admin} className="link">
          Go to the dashboard
        </Link>
      </p>
    </AdminPage>
  )
}
