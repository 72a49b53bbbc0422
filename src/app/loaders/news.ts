import { citedSectionsQuery } from '@/data/citations/queries'
import { listOptionsQuery } from '@/data/list-options/queries'
import { neighboursQuery } from '@/data/neighbours/queries'
import { NEWS_SHAPE, newsPageQuery, newsPostQuery } from '@/data/news/queries'
import { askedOf, idOf, type Loader } from './loader'

export const loadNews: Loader = (prefetch, args) => {
  prefetch(newsPageQuery(askedOf(args, NEWS_SHAPE)))
  prefetch(listOptionsQuery('news'))
}

export const loadNewsPost: Loader = (prefetch, args) => {
  prefetch(newsPostQuery(idOf(args)))
  prefetch(citedSectionsQuery('news', idOf(args)))
  prefetch(neighboursQuery('news', idOf(args)))
}
