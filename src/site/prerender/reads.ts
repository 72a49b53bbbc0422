import { ask } from '@/data/ask'
import { AppError, type FailureKind } from '@/data/errors'
import { askAgain } from './ask-again'

/** What passes by itself. A reader is not kept waiting for a late answer; a build has the time. */
const PASSING: readonly FailureKind[] = ['network', 'timeout', 'server', 'rate-limit']

/** Runs a read of the data layer as a build does: again, while the failure may pass. @throws AppError */
export const read = <Result>(ask: () => Promise<Result>): Promise<Result> =>
  askAgain(ask, (error) => error instanceof AppError && PASSING.includes(error.kind))

/** As `ask`, by the rule of a build. @throws AppError */
export const readRows: typeof ask = (call, signal) => read(() => ask(call, signal))
