import type { WaitingDraft } from '@/data/drafts/staff'

/** How many of an amendment's changes stand in its way. */
export const countObstacles = (changes: readonly WaitingDraft[]): number =>
  changes.filter((change) => obstacleOf(change) !== null).length

/** Said of a change that is not ready, and has no other fault. */
export const BEING_WRITTEN = 'Still being written.'

/** What stands in the way of an amendment in one of its changes (TIME-3); null if nothing does. */
export function obstacleOf(change: WaitingDraft): string | null {
  const { failure, is_ready } = change
  return (
    faultOf({ ...change, failure: null }) ??
    (is_ready ? failure && `It did not come into force: ${failure}` : BEING_WRITTEN)
  )
}

/** What keeps a draft from being published as it is (TIME-1, TIME-2); null if nothing does. */
export function faultOf({ failure, is_outdated, contested_by, id, is_repeal }: WaitingDraft): string | null {
  if (failure !== null) return `It was not published on its day: ${failure}`
  if (contested_by !== null) return `“${contested_by}” changes it, too, on that day or before.`
  if (!is_outdated) return null
  if (id === null) return 'What it was to stand in is gone.'
  return `It was changed or deleted after this was begun.${is_repeal ? '' : ' Nothing was overwritten: open it to see both.'}`
}
