import { citedSectionsQuery } from '@/data/citations/queries'
import { listOptionsQuery } from '@/data/list-options/queries'
import { neighboursQuery } from '@/data/neighbours/queries'
import { TAX_DECISIONS_SHAPE, taxDecisionQuery, taxDecisionsPageQuery } from '@/data/tax-decisions/queries'
import { askedOf, idOf, type Loader } from './loader'

export const loadDecisions: Loader = (prefetch, args) => {
  prefetch(taxDecisionsPageQuery(askedOf(args, TAX_DECISIONS_SHAPE)))
  prefetch(listOptionsQuery('tax_decisions'))
}

export const loadDecision: Loader = (prefetch, args) => {
  prefetch(taxDecisionQuery(idOf(args)))
  prefetch(citedSectionsQuery('decision', idOf(args)))
  prefetch(neighboursQuery('decision', idOf(args)))
}
