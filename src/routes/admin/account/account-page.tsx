import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '@/data/session/staff'
import { AdminPage } from '@/office/admin-page'
import { FetchFailed } from '@/office/list/fetch-failed'
import { useStaff } from '@/office/use-staff'
import { TextSkeleton } from '@/ui/states/skeleton'
import { NameForm } from './name-form'
import { OtherSessions } from './other-sessions'
import { PasswordForm } from './password-form'

/** What a member of staff says of themselves: name, password, and where they stay signed in (AUTH-3, STAFF-4). */
export function Component() {
  const { email } = useStaff()
  const query = useQuery(accountQuery())
  const { data } = query
  return (
    <AdminPage title="Your account" fact={email}>
      <div className="grid w-full max-w-140 gap-10 ps-margin pe-inset pt-6 pb-12">
        {!data && !query.error && <TextSkeleton lines={3} />}
        {!data && <FetchFailed what="Failed to fetch your account" query={query} />}
        {data && <NameForm name={data.name} email={email} />}
        <PasswordForm email={email} />
        {data && <OtherSessions count={data.other_sessions} />}
      </div>
    </AdminPage>
  )
}
