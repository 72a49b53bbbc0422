import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { askAs, send } from '@/data/ask'
import { sendWithProof } from '@/data/proof-of-work/send'
import { publicClient } from '@/data/public-client'
import type { Sending } from '@/lib/sending'
import { CHOSEN, type Chosen, type Rhythm, type Topic } from './topics'

/** Why no mailed link is good any more: too old, of a deleted address, cut. */
export const BAD_LINK = 'PT404'

/** What the address of a mailed link is subscribed to (MAIL-1, MAIL-4); reading it spends nothing. Fails with code BAD_LINK. */
export const subscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: ['subscription', token],
    gcTime: 0,
    // once: what is done on the page makes the link good for nothing
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) =>
      askAs(
        v.object({ ...CHOSEN.entries, is_confirmed: v.boolean() }),
        (await publicClient()).rpc('read_subscription', { token }),
        signal,
      ),
  })

const CONFIRMED = v.object({ ...CHOSEN.entries, email: v.string() })

/** Confirms the address that a link was sent to (MAIL-1). Throws AppError, with code BAD_LINK for a link that is no longer good. */
export const confirmSubscription = async (token: string) =>
  askAs(CONFIRMED, (await publicClient()).rpc('confirm_subscription', { token }))

/** Sets what is sent, all in one. Throws like confirmSubscription. */
export const setSubscription = async (token: string, rhythm: Rhythm, topics: readonly Topic[]): Promise<Chosen> =>
  askAs(
    CHOSEN,
    (await publicClient()).rpc('set_subscription', {
      token,
      rhythm,
      topics: topics.map(({ kinds, provisions }) => ({ kinds, provisions })),
    }),
  )

/** Takes the address off the list. @returns what brings it back for a day; null: it was gone (MAIL-3). Throws like confirmSubscription. */
export const leaveList = async (token: string) =>
  askAs(v.nullable(v.string()), (await publicClient()).rpc('leave', { token }))

/** Brings back who has left by mistake. Throws AppError. */
export const undoLeaving = async (undo: string): Promise<void> => {
  await send((await publicClient()).rpc('undo_leave', { undo }))
}

/** Has the link to one's topics sent; whether the address is on the list is not said (MAIL-2). Throws AppError. */
export const askForLink = (email: string, sending: Sending): Promise<void> =>
  sendWithProof((client) => client.rpc('ask_for_link', { email: email.toLowerCase() }), sending)
