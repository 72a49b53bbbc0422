import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { namesOf, type TextMeant, whoWrites, whoWritesQuery } from '@/data/draft-hands/staff'

/** How many seconds the words of whoever is taken over from are waited for: their form asks within five. */
const PATIENCE = 10

type HandsOptions = {
  text: TextMeant
  /** Whether something is typed that is not saved. */
  isChanged: boolean
  /** Saves it as a draft; it is left where it is if that cannot be. */
  save: () => Promise<unknown>
  /** Shows the draft as it is now. Throws AppError. */
  refresh: () => Promise<void>
}

export type Hands = {
  /** What colleagues are called who write in it now. */
  others: readonly string[]
  /** What the one is called who has taken over: the form is read only. */
  takenBy: string | null
  /** Has the others save what they typed, and shows that here. Throws AppError. */
  takeOver: () => Promise<void>
}

/**
 * Who else writes in the open form's text (TIME-1). Nobody is kept out; where somebody takes over from this form it saves what it
 * holds and is read only. A call that fails says nothing and is made again.
 */
export function useHands({ text, isChanged, save, refresh }: HandsOptions): Hands {
  const cache = useQueryClient()
  const [hasTyped, setHasTyped] = useState(false)
  const [takenBy, setTakenBy] = useState<string | null>(null)
  const { data, error, isPlaceholderData } = useQuery(whoWritesQuery(text, hasTyped ? 'write' : 'look'))
  const hands = (!error && data) || []
  const [taker] = namesOf(hands.filter(({ has_taken_over }) => has_taken_over && hasTyped && !isPlaceholderData))
  if (isChanged && !hasTyped && takenBy === null) setHasTyped(true)
  if (taker && takenBy === null) setTakenBy(taker)

  const giveWay = useEffectEvent(async () => {
    if (isChanged) await save()
    setHasTyped(false)
  })
  // What the server has told is the event.
  useEffect(() => {
    if (takenBy !== null) void giveWay()
  }, [takenBy])

  // Other people's screens.
  const meant = text.join(' ')
  useEffect(() => (hasTyped && meant ? () => leave(meant) : undefined), [hasTyped, meant])

  const takeOver = async () => {
    await whoWrites(text, 'take over')
    setTakenBy(null)
    setHasTyped(true)
    const areThere = async () => (await cache.fetchQuery(whoWritesQuery(text, 'write'))).length > 0
    for (let left = PATIENCE; (await areThere()) && left > 0; left -= 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    await refresh()
  }
  return { others: namesOf(hands), takenBy, takeOver }
}

/** Who does not get through is gone in a minute. */
const leave = (text: string) => void whoWrites(text.split(' '), 'leave').catch(() => {})
