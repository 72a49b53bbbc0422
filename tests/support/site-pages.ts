import type { Page } from '@playwright/test'
import { AMENDMENT, CSV_FILE, LAW_TEXT, SECTION } from './staff-samples.ts'

/** What leads from a page as it opens to a state of it that has no address. */
type Step = (page: Page) => Promise<unknown>

/** A page of the site, by its route in TABLES below. */
export interface SitePage {
  /** Where it opens; ":id" stands for the newest row of its list. */
  address: string
  /** The route whose page is of the same kind: what takes long is tried there alone. */
  like?: string
  /** Too long for what takes time by a page's length; one of its kind that is short has its markup. */
  isLong?: boolean
  /** Where it asks the backend for something, if not where it opens; null if it never does. */
  asks?: string | null
  /** States that have addresses. */
  states?: readonly string[]
  /** Addresses at which it differs by its data alone. */
  filled?: readonly string[]
  /** States that somebody's presses lead to, by what they are called. */
  opened?: Readonly<Record<string, Step>>
  /** Those that a small screen alone has. */
  onPhone?: Readonly<Record<string, Step>>
}

/** A route by its path in the router: its page, or the route that it leads to. */
export type Pages = Readonly<Record<string, SitePage | string>>

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

const follow = (name: string) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first().click()

const inTurn =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page)
  }

/** Waits until words are seen that a state alone has. */
const see = (words: string | RegExp) => (page: Page) =>
  page.getByText(words).filter({ visible: true }).first().waitFor()

const findInHeader = (page: Page, words: string) => page.getByRole('combobox', { name: 'Search the site' }).fill(words)

/** Has the VAT Law be as short as another text: what takes long grows with it, and the markup does not. */
const shortenLaw: Step = async (page) => {
  await page.route(
    ({ searchParams }) => searchParams.get('type') === 'eq.vat-law',
    (route, request) => route.continue({ url: request.url().replace('eq.vat-law', 'eq.booking-rules') }),
    { times: 1 },
  )
  // which forgets the whole one, if it was read before
  await page.reload()
}

/** What readers see: every route of src/app/router.tsx. */
export const PUBLIC_PAGES: Pages = {
  '/': {
    address: '/',
    opened: {
      'with the law browsed': inTurn(shortenLaw, press(/^Browse VAT Law/), see('2. Duty to keep an accounting system')),
    },
  },
  '/law': '/law/vat-law',
  '/law/vat-law': {
    address: '/law/vat-law',
    isLong: true,
    states: ['/law/vat-law?on=2024-06-30', '/law/vat-law?on=soon'],
  },
  '/law/vat-law/:slug': {
    address: '/law/vat-law/30',
    states: ['/law/vat-law/2?on=2024-12-31', '/law/vat-law/2?on=2024-12-31&with=today', '/law/vat-law/nowhere'],
  },
  '/law/regulations': { address: '/law/regulations', like: '/law/vat-law', isLong: true },
  '/law/regulations/:slug': { address: '/law/regulations/6g', like: '/law/vat-law/:slug' },
  '/law/booking-rules': {
    address: '/law/booking-rules',
    filled: ['/law/booking-rules#s1'],
    opened: {
      'with a match': async (page) => {
        await page.getByRole('main').getByRole('searchbox').fill('invoice')
        await press('Next match')(page)
        await see(/^Match 1 of/)(page)
      },
      'without a match': async (page) => {
        await page.getByRole('main').getByRole('searchbox').fill('xqzwvk')
        await see('No matches')(page)
      },
      'with all chapters expanded': press('Expand all chapters'),
    },
    onPhone: {
      'with the contents slid over': async (page) => {
        await press('Contents')(page)
        const drawer = page.getByRole('dialog', { name: 'Contents' })
        await drawer.getByRole('button', { expanded: false }).first().click()
        await drawer.getByRole('link').first().waitFor()
      },
    },
  },
  '/law/booking-rules/:slug': { address: '/law/booking-rules/1', like: '/law/vat-law/:slug' },
  '/rulings': {
    address: '/rulings',
    states: ['/rulings?q=input&court=District+Court,+Tel+Aviv&from=2015', '/rulings?q=xqzwvk', '/rulings?page=9'],
    filled: ['/rulings?provision=vat-law%2F30'],
  },
  '/rulings/page/:page': { address: '/rulings/page/2', like: '/rulings' },
  '/rulings/:id': { address: '/rulings/:id', states: ['/rulings/00000000-0000-4000-8000-000000000000'] },
  '/decisions': { address: '/decisions', like: '/rulings' },
  '/decisions/page/:page': { address: '/decisions/page/2', like: '/rulings' },
  '/decisions/:id': { address: '/decisions/:id', like: '/rulings/:id' },
  '/news': { address: '/news', like: '/rulings', filled: ['/news?category=Circulars'] },
  '/news/page/:page': { address: '/news/page/2', like: '/rulings' },
  '/news/:id': { address: '/news/:id', like: '/rulings/:id' },
  '/faqs': {
    address: '/faqs',
    states: ['/faqs?q=company', '/faqs?q=xqzwvk'],
    opened: {
      'with an answer open': (page) =>
        page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').first().click(),
    },
  },
  '/amounts': { address: '/amounts', states: ['/amounts#allocation-number'] },
  '/which-rate': {
    address: '/which-rate',
    states: [
      '/which-rate?deal=service&given=2024-12-20&paid=2025-01-15&case=unknown',
      '/which-rate?deal=service&given=2024-13-20&case=none',
    ],
  },
  '/allocation-number': {
    address: '/allocation-number',
    states: ['/allocation-number?date=2026-07-01&amount=8000&supply=taxed&buyer=dealer'],
  },
  '/deadlines': {
    address: '/deadlines',
    states: ['/deadlines?assessed=2026-11-02&period=2026-11&reporting=online', '/deadlines?period=2026-13'],
  },
  '/glossary': { address: '/glossary' },
  '/glossary/hebrew': { address: '/glossary/hebrew', like: '/glossary' },
  '/guides': { address: '/guides' },
  '/guides/:id': {
    address: '/guides/:id',
    states: ['/guides/00000000-0000-4000-8000-000000000000'],
    opened: { 'with an outcome': (page) => page.getByRole('link', { name: /^I do not know/ }).click() },
  },
  '/changes': { address: '/changes', states: ['/changes?kind=nothing'], filled: ['/changes?kind=ruling'] },
  '/changes/:month': { address: '/changes/2026-11', like: '/changes' },
  '/newsletter/confirm': { address: '/newsletter/confirm', like: '/newsletter/manage' },
  '/newsletter/manage': {
    address: '/newsletter/manage',
    asks: '/newsletter/manage#0.manage.0.0',
  },
  '/newsletter/leave': { address: '/newsletter/leave', like: '/newsletter/manage' },
  '/contact': {
    address: '/contact',
    asks: null,
    opened: {
      'with hits in the header’s search': async (page) => {
        await findInHeader(page, 'invoice')
        await page.getByRole('option').first().waitFor()
        await page.keyboard.press('ArrowDown')
      },
      'with no hit in the header’s search': async (page) => {
        await findInHeader(page, 'xqzwvk')
        await page.getByRole('banner').getByText('No results found').waitFor()
      },
      'with faults': async (page) => {
        const newsletter = page.getByRole('form', { name: 'Newsletter' })
        await newsletter.getByRole('button', { name: 'Subscribe' }).click()
        await newsletter.getByText('Email is required').first().waitFor()
        await press(/^Send/)(page)
        await page.getByRole('link', { name: 'Name is required' }).waitFor()
      },
    },
  },
  '/search': {
    address: '/search',
    asks: '/search?q=invoice',
    states: ['/search?q=invoice', '/search?q=xqzwvk'],
    filled: ['/search?q=invoice&type=law'],
  },
  '/pack': {
    address: '/pack',
    asks: '/pack?text=law/vat-law/30',
    states: ['/pack?text=law/vat-law/30&text=law/regulations/12a'],
  },
  '/privacy': { address: '/privacy', like: '/accessibility' },
  '/terms': { address: '/terms', like: '/accessibility' },
  '/accessibility': { address: '/accessibility', asks: null },
  '/open-data': { address: '/open-data', asks: null },
  '/offline': { address: '/offline', asks: null },
  '*': { address: '/nowhere', asks: null },
}

const search = (label: string, words: string) => (page: Page) =>
  page.getByRole('searchbox', { name: label }).fill(words)

/** Chooses from the menu of a row. */
const choose = (row: string, action: string): Step =>
  inTurn(press(`Actions for ${row}`), (page) => page.getByRole('menuitem', { name: action }).click())

/** What staff see: every route of src/app/staff-routes.tsx. */
export const STAFF_PAGES: Pages = {
  '/admin': {
    address: '/admin',
    states: ['/admin?by=00000000-0000-4000-8000-000000000000'],
    opened: { 'with the menu that adds': (page) => page.getByRole('button', { name: 'Add', exact: true }).click() },
  },
  '/admin/login': {
    address: '/admin/login',
    asks: null,
    opened: {
      'with faults': async (page) => {
        await page.getByRole('button', { name: 'Sign in' }).click()
        await page.getByRole('link', { name: 'Email is required' }).waitFor()
      },
    },
  },
  '/admin/new-password': {
    address: '/admin/new-password',
    asks: null,
    opened: {
      'with a link sent': async (page) => {
        await page.getByLabel('Email (required)').fill('nobody@example.com')
        await press('Send the link')(page)
        await see(/a link is on its way/)(page)
      },
      'with a link that is too old': async (page) => {
        await page.goto('/admin/new-password#0a/editor@example.com')
        await page.getByLabel('New password (required)').fill('long enough')
        await press('Set it and sign in')(page)
        await see('Your password is as it was.')(page)
      },
    },
  },
  '/admin/chapters': {
    address: '/admin/chapters',
    states: ['/admin/chapters?edit=new', '/admin/chapters?view=deleted'],
    opened: {
      'with a chapter open': inTurn(press('Sections Price'), see('7. Price of a transaction')),
      'with the history of a chapter': inTurn(choose('Price', 'History'), see(/^\d+ \w+ \d{4}/)),
      'with a question before a chapter is deleted': inTurn(choose('Price', 'Delete'), (page) =>
        page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).waitFor(),
      ),
      'turned to a day to come': inTurn(press(/^\d+ \w+ \d{4}/), see(/^The law of \d+/)),
    },
  },
  '/admin/chapters/bring-in': {
    address: '/admin/chapters/bring-in',
    asks: null,
    opened: {
      'with a text cut': async (page) => {
        await page.getByLabel('Or paste the text').fill(LAW_TEXT)
        await press('Cut this text')(page)
        await page.getByLabel('The file is of').selectOption('VAT Law')
        await see(/^Nothing is written yet/)(page)
      },
    },
  },
  '/admin/amendments': {
    address: '/admin/amendments',
    states: ['/admin/amendments?edit=new', `/admin/amendments?open=${AMENDMENT}`],
    opened: {
      'with a section found': inTurn(follow('Quokka order'), search('Add a change', SECTION), see(/^section \(/)),
      'as the law of that day': inTurn(follow('Quokka order'), press('As the law of that day'), see(/, today$/)),
      'its history': inTurn(follow('Quokka order'), press('History'), see(/^You wrote |began it$/)),
    },
  },
  '/admin/calendar': { address: '/admin/calendar' },
  '/admin/rulings': {
    address: '/admin/rulings',
    states: [
      '/admin/rulings?edit=new',
      '/admin/rulings?view=drafts',
      '/admin/rulings?view=bring-in',
      '/admin/rulings?q=xqzwvk',
    ],
    opened: {
      'with two chosen': (page) => page.getByRole('checkbox', { name: /^Select all/ }).check(),
      'with the menu of a row': press(/^Actions for/),
      'with rows of a file': async (page) => {
        await page.getByRole('link', { name: /^Bring in/ }).click()
        await page.getByLabel('File', { exact: true }).setInputFiles(CSV_FILE)
        await see(/would be added/)(page)
      },
    },
  },
  '/admin/decisions': { address: '/admin/decisions', like: '/admin/rulings', states: ['/admin/decisions?edit=new'] },
  '/admin/news': {
    address: '/admin/news',
    like: '/admin/rulings',
    states: ['/admin/news?edit=new', '/admin/news?view=deleted'],
    opened: {
      'with a table in a new text': async (page) => {
        await press(/^Add /)(page)
        await page.getByRole('textbox', { name: 'Content' }).pressSequentially('Rates')
        await page.keyboard.press('Control+B')
        await page.getByRole('toolbar').getByRole('button', { name: 'Table', exact: true }).click()
        await page.getByRole('group', { name: 'Table' }).getByRole('button', { name: 'Insert table' }).click()
        await page.getByRole('textbox', { name: 'Content' }).getByRole('table').waitFor()
      },
    },
  },
  '/admin/faqs': {
    address: '/admin/faqs',
    states: ['/admin/faqs?edit=new'],
    opened: { 'with a category open': press(/^FAQs Registration/) },
  },
  '/admin/glossary': { address: '/admin/glossary', like: '/admin/rulings', states: ['/admin/glossary?edit=new'] },
  '/admin/guides': {
    address: '/admin/guides',
    like: '/admin/rulings',
    states: ['/admin/guides?edit=new'],
    opened: { 'with a guide open': (page) => page.getByRole('link', { name: /^Must we register/ }).click() },
  },
  '/admin/files': {
    address: '/admin/files',
    opened: { 'with the places of a file': inTurn(press('Where used'), see('Nothing on the site uses it.')) },
  },
  '/admin/dead-links': { address: '/admin/dead-links' },
  '/admin/messages': {
    address: '/admin/messages',
    states: ['/admin/messages?status=new'],
    opened: {
      'with a message open': inTurn(
        (page) => page.getByRole('region', { name: 'List of messages' }).getByRole('link').first().click(),
        (page) => page.getByRole('region', { name: /^Message of / }).waitFor(),
      ),
    },
  },
  '/admin/subscribers': { address: '/admin/subscribers' },
  '/admin/newsletter': {
    address: '/admin/newsletter',
    opened: { 'with a new edition': inTurn(press('New edition'), see(/will get it:$/)) },
  },
  '/admin/synonyms': { address: '/admin/synonyms', like: '/admin/amounts', states: ['/admin/synonyms?edit=new'] },
  '/admin/amounts': { address: '/admin/amounts', states: ['/admin/amounts?edit=new'] },
  '/admin/deadlines': { address: '/admin/deadlines', like: '/admin/amounts', states: ['/admin/deadlines?edit=new'] },
  '/admin/postponements': {
    address: '/admin/postponements',
    like: '/admin/amounts',
    states: ['/admin/postponements?edit=new'],
  },
  '/admin/account': { address: '/admin/account', asks: null },
  '/admin/*': { address: '/admin/nothing', asks: null },
}
