import { useParams } from 'react-router-dom'
import { Article, LastUpdated } from '@/components/content/article'
import { useNewsPost } from '@/data/news/queries'
import { citeNews } from '@/lib/item-citation'
import { CitedSections } from '@/routes/public/layout/cited-sections'
import { ItemHead } from '@/routes/public/layout/item-head'
import { ItemPage } from '@/routes/public/layout/item-page'
import { Page } from '@/routes/public/layout/page'

/** A news post in full (NEWS-2). */
export function Component() {
  const { id = '' } = useParams()
  return (
    <ItemPage query={useNewsPost(id)} kind="news" failed="Failed to fetch news post" missing="Post not found">
      {({ title, date, category, summary, content, created_at, updated_at }) => (
        <Page
          title={title}
          crumb={title}
          description={summary}
          lead={<ItemHead date={date} source={category} citation={citeNews({ title, date })} />}
        >
          <Article
            title={title}
            summary={summary}
            html={content}
            after={<CitedSections type="news" id={id} />}
            footer={<LastUpdated updatedAt={updated_at} createdAt={created_at} />}
          />
        </Page>
      )}
    </ItemPage>
  )
}
