import { useParams } from 'react-router-dom'
import { Article, Held, LastUpdated } from '@/components/content/article'
import { Day } from '@/components/content/day'
import { Facts } from '@/components/content/facts'
import { ItemActions } from '@/components/content/item-actions'
import { NEWS_LIST, useNewsPost } from '@/data/news/queries'
import { useListed } from '@/data/page'
import { citeNews } from '@/lib/item-citation'
import { CitedSections } from '@/routes/public/layout/cited-sections'
import { ItemNeighbours } from '@/routes/public/layout/item-neighbours'
import { ItemPage } from '@/routes/public/layout/item-page'
import { Page } from '@/routes/public/layout/page'

/** A news post in full (NEWS-2). */
export function Component() {
  const { id = '' } = useParams()
  const known = useListed(NEWS_LIST, id)?.title
  return (
    <ItemPage
      query={useNewsPost(id)}
      kind="news"
      known={known}
      failed="Failed to fetch news post"
      missing="Post not found"
    >
      {({ title, date, category, summary, content, references, created_at, updated_at }) => (
        <Page
          title={title}
          crumb={title}
          description={summary}
          lead={
            <>
              <Held mark="In short" summary={summary} />
              <ItemActions title={title} citation={citeNews({ title, date })} />
            </>
          }
          rail={
            <Facts
              facts={[
                ['Date', <Day key="date" date={date} />],
                ['Category', category],
              ]}
            />
          }
        >
          <Article title={title} html={content} references={references} gloss={<CitedSections type="news" id={id} />}>
            <LastUpdated updatedAt={updated_at} createdAt={created_at} />
          </Article>
          <ItemNeighbours type="news" id={id} />
        </Page>
      )}
    </ItemPage>
  )
}
