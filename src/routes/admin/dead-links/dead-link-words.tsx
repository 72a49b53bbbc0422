import type { DeadLink } from '@/data/dead-links/staff'

/** What leads nowhere, to go on after the name of its text: "cites section 99, not in the guide". */
export function DeadLinkWords({ link: { words, linked, url, paragraph } }: { link: DeadLink }) {
  const isPartly = words !== linked
  return (
    <>
      {url ? 'links' : 'cites'} <bdi className="font-semibold text-ink">{linked || url}</bdi>
      {isPartly && (
        <>
          {' '}
          in “<bdi>{words}</bdi>”
        </>
      )}
      {paragraph ? `, which has no paragraph ${paragraph} any more` : url ? ', which is gone' : ', not in the guide'}
    </>
  )
}
