import { useQuery } from '@tanstack/react-query'
import { questionsOfDays } from '@/kinds/law/day-questions'
import { LAW_TEXTS } from '@/kinds/law/law-texts'
import { OWN_WORDS_OF_EACH } from '@/law/citation'
import { formatDay } from '@/lib/dates'
import { comparing } from '@/names/day-address'
import { LAW_NAMES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { PrintedSource } from '@/routes/public/layout/printed-source'
import { useStoredHtml } from '@/texts/use-stored-html'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Field } from '@/ui/field'
import { useToday } from '@/ui/hooks/use-today'
import { TextSkeleton } from '@/ui/states/skeleton'
import { ComparedRail } from './compared-rail'
import { Differences } from './differences'
import { useDayForm } from './use-day-form'
import { useDifferenceKeys } from './use-difference-keys'

type ComparedDaysProps = {
  type: LawType
  /** Of one section alone. */
  slug?: string
  /** The earlier, then the later. */
  days: readonly [string, string]
}

/** A law, or one of its sections, on two days: what differs first, then word by word (TIME-4). */
export function ComparedDays({ type, slug, days: [one, other] }: ComparedDaysProps) {
  const { data, error } = useQuery(questionsOfDays(type, one, other, slug).compared)
  const today = useToday()
  const canCompare = useStoredHtml(true) !== undefined
  const path = slug === undefined ? paths.law(type) : paths.sectionPage(type, slug)
  const box = useDifferenceKeys()
  const isPending = slug !== undefined && !data && !error
  const name = slug === undefined ? LAW_NAMES[type] : (data?.[0]?.title ?? 'Section')
  const title = `${name} on ${formatDay(one)} and on ${formatDay(other)}`
  const nameOfDay = (day: string) => (day === today ? `${formatDay(day)}, today` : formatDay(day))
  const headings = [nameOfDay(one), nameOfDay(other)] as const
  const inSentence = (day: string) => (day === today ? 'today' : formatDay(day))
  return (
    <Page
      title={title}
      crumb={`${name} on two days`}
      description={`${title}, word by word.`}
      lead={
        <>
          {withHebrew(slug === undefined ? LAW_TEXTS[type].instrument : data?.[0]?.chapter_title)}
          <PrintedSource
            citation={`${name}, on ${formatDay(one)} and on ${formatDay(other)}`}
            nature={OWN_WORDS_OF_EACH}
            path={comparing(path, one, other)}
          />
        </>
      }
      rail={!error && <ComparedRail sections={slug === undefined ? data : data && []} />}
      isPending={isPending}
      isOfDay
    >
      <div ref={box} className="compared">
        {!isPending && <TwoDays days={[one, other]} path={path} />}
        {data && canCompare && (
          <Differences
            type={type}
            slug={slug}
            sections={data}
            headings={headings}
            between={[inSentence(one), inSentence(other)]}
          />
        )}
        {error && !data && <LoadFailed fallback="Failed to fetch content" error={error} />}
        {!(data && canCompare) && !error && (
          <div className="on-text mt-10">
            <TextSkeleton lines={10} />
          </div>
        )}
      </div>
    </Page>
  )
}

/** The two days that are compared, to be chosen. */
function TwoDays({ days: [one, other], path }: Pick<ComparedDaysProps, 'days'> & { path: string }) {
  const { form, control: of, send } = useDayForm(path, { on: one, with: other })
  return (
    <CheckedForm form={form} onSend={send} aria-label="Choose two days" className="two-days on-text">
      <Field label="From" {...form.field('on')}>
        {(control) => <input {...control} {...of('on')} type="date" />}
      </Field>
      <Field label="To" {...form.field('with')}>
        {(control) => <input {...control} {...of('with')} type="date" />}
      </Field>
      <Button look="solid" type="submit">
        Compare
      </Button>
    </CheckedForm>
  )
}
