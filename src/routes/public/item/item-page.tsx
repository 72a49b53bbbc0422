import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { Article, Held } from '@/texts/article'
import { Facts } from '@/ui/content/facts'
import { ItemActions } from '@/ui/content/item-actions'
import { useListed } from '@/data/page'
import { type Item, questionsOfItem } from '@/kinds/item'
import { itemAt } from '@/kinds/items'
import { KINDS } from '@/names/kinds'
import { withNumber } from '@/lib/with-number'
import { CitedSections } from '@/routes/public/layout/cited-sections'
import { ItemStates } from '@/routes/public/layout/item-states'
import { Page } from '@/routes/public/layout/page'
import { ItemNeighbours } from './item-neighbours'
import { RelatedItems } from './related-items'

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
        const { name, number, citation, mark, facts, title, isNumbered, pdfUrl, below } = item.view(text)
        return (
          <Page
            title={withNumber(name, number)}
            heading={name}
            crumb={withNumber(name, number)}
            description={text.summary}
            lead={
              <>
                <Held mark={mark} summary={text.summary} />
                <ItemActions title={name} citation={citation} pdfUrl={pdfUrl} />
              </>
            }
            rail={<Facts facts={facts} />}
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
