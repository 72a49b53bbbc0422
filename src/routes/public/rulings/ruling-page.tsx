import { useParams } from 'react-router-dom'
import { Article, Held } from '@/components/content/article'
import { Day } from '@/components/content/day'
import { Facts } from '@/components/content/facts'
import { ItemActions } from '@/components/content/item-actions'
import { KeyPoints } from '@/components/content/key-points'
import { useListed } from '@/data/page'
import { RULINGS_LIST, useRuling } from '@/data/rulings/queries'
import { citeRuling, withNumber } from '@/lib/item-citation'
import { ItemNeighbours } from '@/routes/public/layout/item-neighbours'
import { ItemPage } from '@/routes/public/layout/item-page'
import { Page } from '@/routes/public/layout/page'
import { RulingContext } from './ruling-context'

/** A court ruling in full (RUL-3). */
export function Component() {
  const { id = '' } = useParams()
  const known = useListed(RULINGS_LIST, id)?.title
  return (
    <ItemPage
      query={useRuling(id)}
      kind="ruling"
      known={known}
      failed="Failed to fetch ruling"
      missing="Ruling not found"
    >
      {({ title, number, date, court, judge, outcome, summary, content, references, key_points, pdf_url }) => (
        <Page
          title={withNumber(title, number)}
          heading={title}
          crumb={withNumber(title, number)}
          description={summary}
          lead={
            <>
              <Held mark="Held" summary={summary} />
              <ItemActions title={title} citation={citeRuling({ title, number, court, date })} pdfUrl={pdf_url} />
            </>
          }
          rail={
            <Facts
              facts={[
                ['Number', number],
                ['Court', court],
                ['Judge', judge],
                ['Date', <Day key="date" date={date} />],
                ['Outcome', outcome],
              ]}
            />
          }
        >
          <Article
            isNumbered
            title={title}
            html={content}
            references={references}
            gloss={<RulingContext rulingId={id} />}
          >
            {key_points.length > 0 && <KeyPoints points={key_points} />}
          </Article>
          <ItemNeighbours type="ruling" id={id} />
        </Page>
      )}
    </ItemPage>
  )
}
