import type { ContentKind } from '@/names/kinds'
import { faq } from './faq/faq'
import { guide } from './guide/texts'
import { ITEMS } from './items'
import { law } from './law/law'
import { term } from './term/term'
import type { Texts } from './texts'

/** The texts of every kind, for packs. */
export const TEXTS: Readonly<Record<ContentKind, Texts>> = { law, ...ITEMS, faq, guide, term }
