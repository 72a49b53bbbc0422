import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { staffClient } from '@/data/staff-client'

/** A colleague who has typed in the form of a text that is open now, and whether they have taken over from the caller (TIME-1). */
export type Hand = { name: string | null; has_taken_over: boolean }

/** What colleagues are called who write in a text now. */
export const namesOf = (hands: readonly Hand[]): string[] => hands.map(({ name }) => name ?? 'A former colleague')

/** The row, or the draft of a new one, and the amendment if it is a change of one; empty for a text that nobody else can open. */
export type TextMeant = readonly string[]

type Doing = 'look' | 'write' | 'take over' | 'leave'

/** Says what the caller does with a text. @returns who else writes in it. Throws AppError. */
export function whoWrites(text: TextMeant, doing: Doing, signal?: AbortSignal): Promise<readonly Hand[]> {
  return ask(staffClient().rpc('who_writes', { text_meant: [...text], doing }), signal)
}

/**
 * The same for as long as a form is open and in sight: each 20 seconds, and each 5 by one who has typed, for whoever takes over
 * waits for that. A call that fails is made again in its turn.
 */
export const whoWritesQuery = (text: TextMeant, doing: 'look' | 'write') =>
  queryOptions({
    queryKey: ['hands', text, doing],
    enabled: text.length > 0,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: doing === 'write' ? 5_000 : 20_000,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => whoWrites(text, doing, signal),
  })
