import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Usage } from '@/data/row-usage/staff'
import type { TextPlace } from '@/data/text-place'
import { formatCount } from '@/lib/count'
import { FormSheet } from '@/office/form-sheet'
import { placeAddress } from '@/office/place-address'
import { textName } from '@/office/text-kinds'
import { withHebrew } from '@/ui/content/with-hebrew'

type UsageListProps = {
  query: Pick<UseQueryResult<Usage>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** Said when nothing does. */
  none: string
  /** Begins the sentence about the places: "It is cited or used". */
  lead: string
}

const MOST = 10

/** In the question before a deletion: what cites or uses what is about to go, with the way to each (STAFF-8, ADM-7). */
export function UsageList({ query: { data, error, isFetching, refetch }, none, lead }: UsageListProps) {
  if (data?.total === 0) return <p className="mt-2">{none}</p>
  if (data) {
    const { total } = data
    return (
      <UsageWarning usage={data}>
        {lead} in {total === 1 ? 'one place, whose link' : `${formatCount(total)} places, whose links`} will lead
        nowhere:
      </UsageWarning>
    )
  }
  if (error && !isFetching) {
    return (
      <p role="alert" className="mt-2 text-danger">
        Where it is used could not be found out. {error.message}{' '}
        <button type="button" className="link font-semibold" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    )
  }
  return (
    <p role="status" className="mt-2 text-muted">
      Looking where it is used…
    </p>
  )
}

/** The texts in which something will lead nowhere, which `children` say if it is more than that (TRUE-4). */
export function UsageWarning({ usage: { places, total }, children }: { usage: Usage; children?: ReactNode }) {
  return (
    <div className="mt-3 rounded-lg bg-danger-soft px-4 py-3">
      <p className="font-semibold text-danger">
        {children ??
          `Links or references in ${total === 1 ? 'one text' : `${formatCount(total)} texts`} will lead nowhere:`}
      </p>
      <Places places={places} total={total} most={MOST} />
    </div>
  )
}

/** The first texts of them, each with the way to it. */
export function Places({ places, total, most = places.length }: Usage & { most?: number }) {
  const shown = places.slice(0, most)
  return (
    <ul className="mt-1 list-disc ps-5">
      {shown.map((place) => (
        <li key={`${place.kind} ${place.id}`}>
          {textName(place.kind)} <PlaceTitle place={place} />
          {place.words && <>: {withHebrew(place.words.map((words) => `“${words}”`).join(', '))}</>}
        </li>
      ))}
      {total > shown.length && <li>and {formatCount(total - shown.length)} more</li>}
    </ul>
  )
}

/** The texts that cite or use what was saved, each with the way to it. */
export function UsageSheet({ usage, onClose }: { usage: Usage; onClose: () => void }) {
  return (
    <FormSheet title="What cites or uses it" onSubmit={onClose} onCancel={onClose} submit="Done" other={null}>
      <Places {...usage} most={MOST} />
    </FormSheet>
  )
}

/** A text, with its form in a new tab: the question waits in this one. */
export function PlaceTitle({ place }: { place: TextPlace }) {
  const address = placeAddress(place)
  if (!address) return <bdi className="wrap-anywhere">{withHebrew(place.title)}</bdi>
  return (
    <a href={address} target="_blank" rel="noopener" className="link wrap-anywhere">
      <bdi>{withHebrew(place.title)}</bdi>
      <span className="sr-only"> in a new tab</span>
    </a>
  )
}
