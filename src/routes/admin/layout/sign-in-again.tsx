import { useId } from 'react'
import { Modal } from '@/ui/modal'
import { SignInForm } from '@/routes/admin/login/sign-in-form'

/** Over whatever was being done: asks for the password again when the session has ended by itself (AUTH-3). */
export function SignInAgain({ email }: { email: string }) {
  const id = useId()
  return (
    <Modal labelledBy={id}>
      <h2 id={id} className="font-semibold text-xl">
        Your session has ended
      </h2>
      <p className="mt-2 mb-5 text-muted">Sign in again to go on. What you typed is still here.</p>
      <SignInForm email={email} />
    </Modal>
  )
}
