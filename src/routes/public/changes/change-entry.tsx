import type { Change } from '@/data/changes/queries'
import { DocketEntry } from '@/ui/content/docket-entry'
import { AmendmentEntry } from './amendment-entry'
import { isOfCase, whatHappened, wordsOf } from './what-happened'

/** A text that was added or changed on a day, or an amendment (TIME-5). */
export function ChangeEntry({ change }: { change: Change }) {
  const { kind, title, url, day, provisions, provision_urls, amendment } = change
  if (amendment) return <AmendmentEntry change={change} amendment={amendment} />
  return (
    <DocketEntry
      to={url}
      name={title}
      isCase={isOfCase(kind)}
      date={day}
      summary={wordsOf(change)}
      provisions={provisions}
      urls={provision_urls}
      source={whatHappened(change)}
    />
  )
}
