import { useParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { Article, LastUpdated } from '@/components/content/article'
import { useNewsPost } from '@/data/news/queries'
import { ItemHead } from '../layout/item-head'
import { ItemPage } from '../layout/item-page'
import { Page } from '../layout/page'

const LIST = { to: paths.news, label: 'News & Updates' }

/** A news post in full (NEWS-2). */
export function Component() {
  const { id = '' } = useParams()
  return (
    <ItemPage
      query={useNewsPost(id)}
      kind="News post"
      failed="Failed to fetch news post"
      missing="Post not found"
      list={LIST}
    >
      {({ title, date, category, summary, content, created_at, updated_at }) => (
        <Page title={title} crumb={title} description={summary} lead={<ItemHead date={date} source={category} />}>
          <Article
            title={title}
            summary={summary}
            html={content}
            footer={<LastUpdated updatedAt={updated_at} createdAt={created_at} />}
          />
        </Page>
      )}
    </ItemPage>
  )
}
