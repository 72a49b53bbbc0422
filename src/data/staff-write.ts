import { AppError } from './errors'
import { request } from './request'
import { hasSessionEnded, staffClient } from './staff-client'

/** Postgres' code for a row whose parent is missing. */
const NO_PARENT = '23503'

/** Waits for a write by staff. Throws AppError that says why it was refused, in words that staff know. */
export async function explainRefusal<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.kind === 'denied') await refuseStrangers()
    if (error.code !== NO_PARENT) throw error
    throw new AppError('conflict', 'What this belongs to has been deleted meanwhile. What you typed is kept.', {
      code: error.code,
      cause: error,
    })
  }
}

/** Throws AppError when nobody is signed in any more, or somebody who is not on the staff list. */
export async function refuseStrangers(): Promise<void> {
  const { data } = await staffClient().auth.getSession()
  if (!data.session) throw sessionEnded()
  const isStaff = await request((limited) => staffClient().rpc('is_staff').abortSignal(limited))
  if (isStaff === true) return
  if (await hasSessionEnded()) throw sessionEnded()
  throw new AppError(
    'denied',
    'You are no longer on the list of staff, so nothing was changed. What you typed is kept.',
  )
}

const sessionEnded = () => new AppError('denied', 'Your session has ended. Sign in again; what you typed is kept.')
