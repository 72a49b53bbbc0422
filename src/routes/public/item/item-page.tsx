import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import type { citedSectionsQuery } from '@/data/citations/queries'
import type { neighboursQuery } from '@/data/neighbours/queries'
import { useListed } from '@/data/page'
import { type Item, questionsOfItem } from '@/kinds/item'
import { itemAt } from '@/kinds/items'
import { formatCount } from '@/lib/count'
import { withNumber } from '@/lib/with-number'
import { type ItemKind, KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { BesideFailed } from '@/routes/public/layout/beside-failed'
import { CitedSections, LinkPanel, SectionLinks } from '@/routes/public/layout/cited-sections'
import { ItemStates } from '@/routes/public/layout/item-states'
import { NeighbourLinks } from '@/routes/public/layout/neighbour-links'
import { Page } from '@/routes/public/layout/page'
import { PrintedSource } from '@/routes/public/layout/printed-source'
import { Article, InShort } from '@/texts/article'
import { ExternalLink } from '@/ui/content/external-link'
import { withHebrew } from '@/ui/content/with-hebrew'
import { ItemActions } from './item-actions'

/** A ruling, decision or news post in full (RUL-3, DEC-2, NEWS-2). */
export function Component() {
  const { id = '' } = useParams()
  const item = itemAt(useLocation().pathname)
  return <ItemPage key={item.kind} item={item} id={id} />
}

function ItemPage({ item, id }: { item: Item; id: string }) {
  const { kind, missing } = item
  const questions = questionsOfItem(item, id)
  const listed = useListed(item, id)
  return (
    <ItemStates
      query={useQuery(questions.text)}
      kind={kind}
      known={listed && item.entry(listed).name}
      failed={`Failed to fetch ${KINDS[kind].nouns[0]}`}
      missing={missing}
    >
      {(text) => {
        const { name, number, cited, facts, title, isNumbered, checkedOn, pdfUrl, below } = item.view(text)
        return (
          <Page
            title={withNumber(name, number)}
            heading={name}
            crumb={withNumber(name, number)}
            description={text.summary}
            lead={
              <>
                <InShort summary={text.summary} checkedOn={checkedOn} />
                <ItemActions title={name} cited={cited} pdfUrl={pdfUrl} />
                <PrintedSource {...cited} path={paths.item(kind, id)} />
              </>
            }
            rail={<Facts facts={facts} />}
            place={<PlaceInList query={questions.neighbours} />}
          >
            <Article
              isNumbered={isNumbered}
              title={title ?? name}
              text={text.content}
              gloss={
                item.related && questions.related ? (
                  <RelatedItems {...item.related} sections={questions.sections} related={questions.related} />
                ) : (
                  <CitedSections query={questions.sections} />
                )
              }
            >
              {below}
            </Article>
            <ItemNeighbours kind={kind} query={questions.neighbours} />
          </Page>
        )
      }}
    </ItemStates>
  )
}

/** Which item of its list it is: "1 of 11, newest first". */
function PlaceInList({ query }: { query: ReturnType<typeof neighboursQuery> }) {
  const own = useQuery(query).data?.find(({ relation }) => relation === 'own')
  return own && `${formatCount(own.place)} of ${formatCount(own.total)}, newest first`
}

const SIDES = [
  ['later', 'Later'],
  ['earlier', 'Earlier'],
] as const

type ItemNeighboursProps = { kind: ItemKind; query: ReturnType<typeof neighboursQuery> }

/** The later and the earlier item of a list, below the text of one of them (READ-3). */
function ItemNeighbours({ kind, query }: ItemNeighboursProps) {
  const { data = [], error } = useQuery(query)
  const { one, many } = KINDS[kind]
  const name = `${many} before and after`
  return (
    <div className="on-text">
      {error && <BesideFailed what={name} />}
      <NeighbourLinks name={name} noun={one.toLowerCase()} sides={SIDES} rows={data} />
    </div>
  )
}

/** The space before the last part of a case's number in a title, "41/96)", which stays in the line of its court. */
const CASE_NUMBER = / (?=\d[\d/-]*\)$)/

type RelatedItemsProps = {
  /** "Related Rulings" */
  title: string
  /** "rulings" */
  nouns: string
  sections: ReturnType<typeof citedSectionsQuery>
  related: NonNullable<ReturnType<typeof questionsOfItem>['related']>
}

/**
 * The sections that a ruling cites or is tied to, and the rulings that share them (RUL-3, DATA-3); a panel without any
 * is not shown. Nothing stands in their place while they load: many rulings have none, and they are the last of their column,
 * one after the other, so that nothing moves for them.
 */
function RelatedItems(props: RelatedItemsProps) {
  const sections = useQuery(props.sections)
  const related = useQuery(props.related)
  return (
    <>
      {sections.data && <SectionLinks title="Related Sections" sections={sections.data} />}
      {!sections.isPending && related.data && related.data.length > 0 && (
        <LinkPanel title={props.title}>
          {related.data.map(({ title, url }) => (
            <li key={url} dir="auto">
              {url.startsWith('/') ? (
                <Link to={url} className="font-serif text-base italic underline-offset-4 hover:underline">
                  {withHebrew(title.replace(CASE_NUMBER, '\u00a0'))}
                </Link>
              ) : (
                <ExternalLink href={url}>{title}</ExternalLink>
              )}
            </li>
          ))}
        </LinkPanel>
      )}
      {(sections.error || related.error) && <BesideFailed what={`Related sections and ${props.nouns}`} />}
    </>
  )
}

const FACT = 'grid grid-cols-[5.75rem_minmax(0,1fr)] border-line border-t py-2.25 first:border-part'

/** What is known of an item, by name; what is not known is left out. */
function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="text-ui/5.5">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={FACT}>
              <dt className="text-muted">{name}</dt>
              <dd dir="auto" translate={name === 'Number' ? 'no' : undefined}>
                {withHebrew(value)}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
