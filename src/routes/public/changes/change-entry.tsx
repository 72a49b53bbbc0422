import type { Change } from '@/data/changes/queries'
import { KINDS } from '@/names/kinds'
import { DocketEntry } from '@/ui/content/docket-entry'
import { whatHappened, wordsOf } from './what-happened'

/** A text that was added or changed on a day (TIME-5). */
export function ChangeEntry({ change }: { change: Change }) {
  const { kind, title, url, day, provisions, provision_urls } = change
  return (
    <DocketEntry
      to={url}
      name={title}
      isCase={KINDS[kind].isCase}
      date={day}
      summary={wordsOf(change)}
      provisions={provisions}
      urls={provision_urls}
      source={whatHappened(change)}
    />
  )
}
