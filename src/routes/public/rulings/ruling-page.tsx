import { useParams } from 'react-router-dom'
import { Article } from '@/components/content/article'
import { KeyPoints } from '@/components/content/key-points'
import { useRuling } from '@/data/rulings/queries'
import { citeRuling } from '@/lib/item-citation'
import { ItemHead } from '@/routes/public/layout/item-head'
import { ItemPage } from '@/routes/public/layout/item-page'
import { Page } from '@/routes/public/layout/page'
import { RulingContext } from './ruling-context'

/** A court ruling in full (RUL-3). */
export function Component() {
  const { id = '' } = useParams()
  return (
    <ItemPage query={useRuling(id)} kind="ruling" failed="Failed to fetch ruling" missing="Ruling not found">
      {({ title, date, court, summary, content, key_points, pdf_url }) => (
        <Page
          title={title}
          crumb={title}
          description={summary}
          lead={
            <ItemHead
              date={date}
              source={court}
              pdf={{ url: pdf_url, title }}
              citation={citeRuling({ title, court, date })}
            />
          }
        >
          <Article
            title={title}
            summary={summary}
            html={content}
            before={key_points.length > 0 && <KeyPoints points={key_points} />}
            after={<RulingContext rulingId={id} />}
          />
        </Page>
      )}
    </ItemPage>
  )
}
