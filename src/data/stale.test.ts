import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { questionsOfItem, questionsOfList } from '@/kinds/item'
import { ITEMS } from '@/kinds/items'
import { ITEM_KINDS, KINDS } from '@/names/kinds'
import { figuresQuery } from './amounts/figures'
import { vatRatesQuery } from './amounts/queries'
import { latestQuery } from './changes/latest'
import { changeOptionsQuery, changesQuery } from './changes/queries'
import { lawQuery } from './chapters/queries'
import { citedSectionsQuery, relatedRulingsQuery } from './citations/queries'
import { messageCountsQuery, messageQuery, messagesTable } from './contact-messages/staff'
import { contentCountsQuery } from './content-counts/queries'
import { dashboardQuery } from './dashboard/staff'
import { deadlinesQuery } from './deadlines/queries'
import { draftNotesQuery } from './draft-notes/staff'
import { editionsQuery } from './editions/staff'
import { faqCategoriesQuery, faqFeedbackQuery } from './faqs/queries'
import { faqs, foundFaqsQuery } from './faqs/staff'
import { filesTable } from './files/staff'
import { guideQuery } from './guides/queries'
import { guideFaultsQuery } from './guides/staff'
import { guidesQuery } from './guides/titles'
import { deletedRowsQuery, recentChangesQuery } from './history/staff'
import { neighboursQuery } from './neighbours/queries'
import { subscribersTable } from './newsletter-subscriptions/staff'
import { parentsQuery } from './order/staff'
import { searchQuery } from './search/queries'
import { foundSectionsQuery, sections } from './sections/staff'
import { accountQuery, sessionQuery } from './session/staff'
import { markStale, STALE, type Write } from './stale'
import { termsQuery } from './terms/queries'
import { waitsQuery } from './waits/staff'

const ID = '5b1f0f0e-8b1e-4b6e-9c57-0d6e3c1d2a10'
const LIST = { q: '', choices: {}, from: null, to: null, page: 1 }

const TEXTS: Write[] = [
  'chapters',
  'sections',
  'related_rulings',
  'rulings',
  'tax_decisions',
  'news',
  'faq_categories',
  'faqs',
  'terms',
  'guides',
  'amendments',
  // texts refer to figures, and answers above hits are figures
  'amounts',
]
const MANAGED: Write[] = [...TEXTS, 'synonyms', 'deadlines', 'postponements', 'section_versions']
/** What makes all that staff see stale. */
const FOR_STAFF: Write[] = [...MANAGED, 'drafts', 'files', 'account']

/** For each query, the writes that may change its answer. */
const QUERIES: Record<string, { key: QueryKey; writes: Write[] }> = {
  law: { key: lawQuery('vat-law').queryKey, writes: TEXTS },
  neighbours: { key: neighboursQuery('ruling', ID).queryKey, writes: ['rulings', 'tax_decisions', 'news'] },
  terms: { key: termsQuery().queryKey, writes: TEXTS },
  'cited sections': { key: citedSectionsQuery('ruling', ID).queryKey, writes: TEXTS },
  'related rulings': { key: relatedRulingsQuery(ID).queryKey, writes: TEXTS },
  counts: { key: contentCountsQuery().queryKey, writes: TEXTS },
  search: {
    key: searchQuery({ query: 'export', type: null, from: null, to: null, page: 1 }).queryKey,
    writes: [...TEXTS, 'synonyms', 'deadlines', 'postponements'],
  },
  rulings: { key: questionsOfList(ITEMS.ruling, LIST).rows.queryKey, writes: ['rulings'] },
  ruling: { key: questionsOfItem(ITEMS.ruling, ID).text.queryKey, writes: ['rulings'] },
  decisions: { key: questionsOfList(ITEMS.decision, LIST).rows.queryKey, writes: ['tax_decisions'] },
  decision: { key: questionsOfItem(ITEMS.decision, ID).text.queryKey, writes: ['tax_decisions'] },
  news: { key: questionsOfList(ITEMS.news, LIST).rows.queryKey, writes: ['news'] },
  latest: { key: latestQuery().queryKey, writes: TEXTS },
  changes: { key: changesQuery({ month: null, kinds: [], provisions: [] }).queryKey, writes: TEXTS },
  'change options': { key: changeOptionsQuery().queryKey, writes: TEXTS },
  'news post': { key: questionsOfItem(ITEMS.news, ID).text.queryKey, writes: ['news'] },
  FAQs: { key: faqCategoriesQuery().queryKey, writes: ['faq_categories', 'faqs'] },
  guides: { key: guidesQuery().queryKey, writes: ['guides'] },
  guide: { key: guideQuery(ID).queryKey, writes: ['guides'] },
  'faults of a guide': { key: guideFaultsQuery([]).queryKey, writes: FOR_STAFF },
  feedback: { key: faqFeedbackQuery(ID).queryKey, writes: ['faqs'] },
  figures: { key: figuresQuery().queryKey, writes: ['amounts'] },
  deadlines: { key: deadlinesQuery().queryKey, writes: ['deadlines', 'postponements'] },
  rates: { key: vatRatesQuery().queryKey, writes: ['amounts'] },
  "staff's sections": { key: sections.pageQuery({ q: '', page: 1, only: {} }).queryKey, writes: FOR_STAFF },
  "staff's FAQs": { key: faqs.pageQuery({ q: '', page: 1, only: {} }).queryKey, writes: FOR_STAFF },
  'found sections': { key: foundSectionsQuery('x').queryKey, writes: FOR_STAFF },
  'found FAQs': { key: foundFaqsQuery('x').queryKey, writes: FOR_STAFF },
  'names of categories': { key: parentsQuery('faq_categories').queryKey, writes: FOR_STAFF },
  'recent changes': { key: recentChangesQuery().queryKey, writes: FOR_STAFF },
  'deleted rows': { key: deletedRowsQuery('news', null, 1).queryKey, writes: FOR_STAFF },
  files: { key: filesTable.pageQuery({ q: '', page: 1, only: {} }).queryKey, writes: FOR_STAFF },
  dashboard: {
    key: dashboardQuery().queryKey,
    writes: [...FOR_STAFF, 'contact_messages', 'message_status'],
  },
  messages: {
    key: messagesTable.pageQuery({ q: '', page: 1, only: {} }).queryKey,
    writes: [...FOR_STAFF, 'contact_messages'],
  },
  'numbers of messages': {
    key: messageCountsQuery().queryKey,
    writes: [...FOR_STAFF, 'contact_messages', 'message_status'],
  },
  'an open message': {
    key: messageQuery(ID).queryKey,
    writes: [...FOR_STAFF, 'contact_messages', 'message_entries'],
  },
  'notes on a draft': { key: draftNotesQuery(ID).queryKey, writes: [...FOR_STAFF, 'draft_notes'] },
  'what waits': { key: waitsQuery(ID).queryKey, writes: [...FOR_STAFF, 'draft_notes'] },
  subscribers: {
    key: subscribersTable.pageQuery({ q: '', page: 1, only: {} }).queryKey,
    writes: [...FOR_STAFF, 'newsletter_subscriptions'],
  },
  editions: { key: editionsQuery().queryKey, writes: [...FOR_STAFF, 'editions'] },
  account: { key: accountQuery().queryKey, writes: FOR_STAFF },
  'who is signed in': { key: sessionQuery().queryKey, writes: [] },
}

describe('MEND-D3 what a write makes stale', () => {
  it.each(Object.entries(QUERIES))('MEND-D3 makes stale: %s', async (_, { key, writes }) => {
    const made: string[] = []
    for (const write of [...Object.keys(STALE), ...ITEM_KINDS.map((kind) => KINDS[kind].table)] as Write[]) {
      const cache = new QueryClient()
      cache.setQueryData(key, {})
      await markStale(cache, write)
      if (cache.getQueryState(key)?.isInvalidated) made.push(write)
    }
    expect(made.sort()).toEqual([...new Set(writes)].sort())
  })

  const SOURCE = path.resolve('src')
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(SOURCE, name), 'utf8') }))

  it('MEND-D3 is said in src/data alone', () => {
    const saying = files.filter(({ text }) => /\b(?:invalidate|refetch)Queries\b/.test(text)).map(({ name }) => name)
    expect(saying.filter((name) => !name.startsWith(`data${path.sep}`))).toEqual([])
    expect(saying.length).toBeGreaterThan(0)
  })

  it('MEND-D3 is said by key, never of everything', () => {
    const bare = /\b(?:invalidate|refetch|reset|remove)Queries\((?!\{ queryKey\b)/
    expect(files.filter(({ text }) => bare.test(text)).map(({ name }) => name)).toEqual([])
  })
})
