import { useParams } from 'react-router-dom'
import { Article, Held, LastUpdated } from '@/components/content/article'
import { Day } from '@/components/content/day'
import { Facts } from '@/components/content/facts'
import { ItemActions } from '@/components/content/item-actions'
import { useListed } from '@/data/page'
import { TAX_DECISIONS_LIST, useTaxDecision } from '@/data/tax-decisions/queries'
import { citeDecision, withNumber } from '@/lib/item-citation'
import { CitedSections } from '@/routes/public/layout/cited-sections'
import { ItemNeighbours } from '@/routes/public/layout/item-neighbours'
import { ItemPage } from '@/routes/public/layout/item-page'
import { Page } from '@/routes/public/layout/page'

/** A decision of the Tax Authority in full (DEC-2), named by its subject. */
export function Component() {
  const { id = '' } = useParams()
  const known = useListed(TAX_DECISIONS_LIST, id)?.subject
  return (
    <ItemPage
      query={useTaxDecision(id)}
      kind="decision"
      known={known}
      failed="Failed to fetch decision"
      missing="Decision not found"
    >
      {({ title, date, authority, field, subject, summary, content, references, pdf_url, created_at, updated_at }) => (
        <Page
          title={withNumber(subject, title)}
          heading={subject}
          crumb={withNumber(subject, title)}
          description={summary}
          lead={
            <>
              <Held mark="In short" summary={summary} />
              <ItemActions
                title={subject}
                citation={citeDecision({ title, authority, subject, date })}
                pdfUrl={pdf_url}
              />
            </>
          }
          rail={
            <Facts
              facts={[
                ['Number', title],
                ['Authority', authority],
                ['Date', <Day key="date" date={date} />],
                ['Field', field],
              ]}
            />
          }
        >
          <Article
            title={title}
            html={content}
            references={references}
            gloss={<CitedSections type="decision" id={id} />}
          >
            <LastUpdated updatedAt={updated_at} createdAt={created_at} />
          </Article>
          <ItemNeighbours type="decision" id={id} />
        </Page>
      )}
    </ItemPage>
  )
}
