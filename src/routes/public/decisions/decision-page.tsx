import { useParams } from 'react-router-dom'
import { Article, LastUpdated } from '@/components/content/article'
import { useTaxDecision } from '@/data/tax-decisions/queries'
import { citeDecision } from '@/lib/item-citation'
import { CitedSections } from '@/routes/public/layout/cited-sections'
import { ItemHead } from '@/routes/public/layout/item-head'
import { ItemPage } from '@/routes/public/layout/item-page'
import { Page } from '@/routes/public/layout/page'

/** A decision of the Tax Authority in full (DEC-2). */
export function Component() {
  const { id = '' } = useParams()
  return (
    <ItemPage query={useTaxDecision(id)} kind="decision" failed="Failed to fetch decision" missing="Decision not found">
      {({ title, date, authority, field, subject, summary, content, pdf_url, created_at, updated_at }) => (
        <Page
          title={`${title}: ${subject}`}
          heading={title}
          crumb={title}
          description={summary}
          lead={
            <ItemHead
              subject={subject}
              date={date}
              source={<Badge>{authority}</Badge>}
              field={field}
              pdf={{ url: pdf_url, title }}
              citation={citeDecision({ title, authority, subject, date })}
            />
          }
        >
          <Article
            title={title}
            summary={summary}
            html={content}
            after={<CitedSections type="decision" id={id} />}
            footer={<LastUpdated updatedAt={updated_at} createdAt={created_at} />}
          />
        </Page>
      )}
    </ItemPage>
  )
}

function Badge({ children }: { children: string }) {
  return (
    <span className="inline-block rounded-full border border-accent bg-accent-soft px-3 py-0.5 font-semibold text-accent text-sm">
      {children}
    </span>
  )
}
