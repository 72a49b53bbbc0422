import { citedSectionsQuery, relatedRulingsQuery } from '@/data/citations/queries'
import { listOptionsQuery } from '@/data/list-options/queries'
import { neighboursQuery } from '@/data/neighbours/queries'
import { RULINGS_SHAPE, rulingQuery, rulingsPageQuery } from '@/data/rulings/queries'
import { askedOf, idOf, type Loader } from './loader'

export const loadRulings: Loader = (prefetch, args) => {
  prefetch(rulingsPageQuery(askedOf(args, RULINGS_SHAPE)))
  prefetch(listOptionsQuery('rulings'))
}

export const loadRuling: Loader = (prefetch, args) => {
  prefetch(rulingQuery(idOf(args)))
  prefetch(citedSectionsQuery('ruling', idOf(args)))
  prefetch(neighboursQuery('ruling', idOf(args)))
  prefetch(relatedRulingsQuery(idOf(args)))
}
