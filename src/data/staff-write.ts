import { send } from './ask'
import { AppError } from './errors'
import { refusedColumn, type Written } from './refused-column'
import { hasSessionEnded, staffClient } from './staff-client'

/** Postgres' code for a row whose parent is missing. */
const NO_PARENT = '23503'
const PARENT_GONE = 'What this belongs to has been deleted meanwhile. What you typed is kept.'

/**
 * Waits for a write by staff. Throws AppError that says why it was refused, in words that staff know, and of the row that was
 * to be written which column.
 */
export async function explainRefusal<Data>(answer: Promise<Data>, written?: Written): Promise<Data> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.kind === 'denied') await refuseStrangers()
    const { kind, message, code, cause } = error
    if (code === NO_PARENT) throw new AppError('conflict', PARENT_GONE, { code, cause: error })
    const field = written && refusedColumn(cause, written)
    throw field ? new AppError(kind, message, { code, field, cause }) : error
  }
}

/**
 * Waits for words to be added to something, under an id that was given before: those that are stored already are as good as
 * added. Throws AppError, a conflict with the sentence `gone` where what they belong to is there no more.
 */
export async function addWords(answer: Promise<unknown>, gone: string): Promise<void> {
  try {
    await explainRefusal(answer)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // It is staff whom the policy refuses.
    if (error.code === '42501') throw new AppError('conflict', `${gone} What you typed is kept.`)
    // Otherwise the answer to an earlier try was lost on its way.
    if (error.kind !== 'duplicate') throw error
  }
}

/** Waits for a change of such words. Throws AppError, a conflict with the sentence `gone` where nothing was there to be changed. */
export async function changeWords(answer: Promise<readonly unknown[]>, gone: string): Promise<void> {
  if ((await explainRefusal(answer)).length > 0) return
  await refuseStrangers()
  throw new AppError('conflict', gone)
}

/** Throws AppError when nobody is signed in any more, or somebody who is not on the staff list. */
export async function refuseStrangers(): Promise<void> {
  const { data } = await staffClient().auth.getSession()
  if (!data.session) throw sessionEnded()
  const isStaff = await send(staffClient().rpc('is_staff'))
  if (isStaff === true) return
  if (await hasSessionEnded()) throw sessionEnded()
  throw new AppError(
    'denied',
    'You are no longer on the list of staff, so nothing was changed. What you typed is kept.',
  )
}

const sessionEnded = () => new AppError('denied', 'Your session has ended. Sign in again; what you typed is kept.')
