import { caniemail } from 'caniemail'
import { expect, it } from 'vitest'
import { composeMail } from './compose.ts'
import { periodWords } from './days.ts'
import type { EditionContent, Line } from './mail-data.ts'

const SENDER = { site: 'https://vat.example', from: 'Israel VAT Guide <news@vat.example>', postal: 'Example Street 1' }
const READER: Parameters<typeof composeMail>[0] = {
  kind: 'edition',
  subject: null,
  rhythm: 'weekly',
  topics: [{ label: 'Section 30, Zero-rated transactions' }, { label: 'News' }],
  confirmed_at: '2026-10-03T10:00:00+00:00',
  token: 'the-token',
}

const RATE: Line = {
  part: 'figure',
  title: 'Standard VAT rate',
  url: '/amounts#vat-rate',
  day: '2027-01-01',
  former: 18,
  amount: 19,
  unit: '%',
  note: 'What is paid before bears 18%.',
  provisions: ['section 2'],
  provision_urls: ['/law/vat-law/2'],
}
const AMENDMENT: Line = {
  part: 'amendment',
  title: 'Amendment 70',
  url: '/law/vat-law?on=2027-01-01',
  day: '2027-01-01',
  note: '',
  amendment: {
    sections: [{ provision: 'section 6B', title: 'New', difference: 'added', url: '/law/vat-law/6b?on=2027-01-01' }],
  },
}
const news = (title: string): Line => ({
  kind: 'news',
  title,
  url: '/news/1',
  day: '2026-11-20',
  is_new: true,
  notes: [],
  gist: 'What it says first.',
})

const CONTENT: EditionContent = {
  subject: 's. 2 Standard VAT rate from 1 January; 3 more',
  from_day: '2026-11-22',
  to_day: '2026-11-28',
  words: 'First line\nsecond line.\n\nSecond <b>paragraph</b> of מס ערך מוסף.',
  law: [RATE, AMENDMENT],
  site: [news('Knesset & order')],
  more: 1,
  minor: 4,
}

it('MAIL-8 the substance comes first, the same in HTML and in plain text, and how to leave at the foot', () => {
  const { subject, html, text } = composeMail(READER, CONTENT, SENDER)
  expect(subject).toBe('s. 2 Standard VAT rate from 1 January; 3 more')
  expect(text).toBe(`ISRAEL VAT GUIDE
s. 2 Standard VAT rate from 1 January; 3 more
22 to 28 November 2026

IN THE LAW

From 1 January 2027, § 2
Standard VAT rate: 18% -> 19%
What is paid before bears 18%.
https://vat.example/amounts#vat-rate

From 1 January 2027
Amendment 70
https://vat.example/law/vat-law/6b?on=2027-01-01

FROM THE EDITORS

First line
second line.

Second <b>paragraph</b> of מס ערך מוסף.

CHANGED ON THIS SITE

20 Nov Knesset & order (What it says first.)
https://vat.example/news/1
and 1 more on the page “What changed”, 4 minor changes

-- 
You get this because you confirmed on 3 October 2026 that you want:
Section 30, Zero-rated transactions; News, weekly. None is sent where
nothing changed.

Leave this list:
https://vat.example/newsletter/leave#the-token
Change your topics:
https://vat.example/newsletter/manage

General information, not legal advice. The Hebrew text is binding.
Example Street 1
`)
  // Each line of the text is in the HTML too, in the same order.
  const words = html.replace(/<style>.*?<\/style>|<title>.*?<\/title>/gs, '').replace(/<[^>]+>/g, ' ')
  const places = [
    'Standard VAT rate',
    'Amendment 70',
    'First line',
    'Knesset &amp; order',
    '4 minor',
    'You get this',
  ].map((phrase) => words.indexOf(phrase))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(html).toContain('Second &lt;b&gt;paragraph&lt;/b&gt; of <span lang="he" dir="rtl">מס ערך מוסף</span>.')
})

it('MAIL-8 a mail with as much as fits has at most 60 KB, and fetches nothing', () => {
  const long = news(
    'A title of a text that is as long as titles are on this site, and a little longer than that'.repeat(2),
  )
  const { html } = composeMail(
    READER,
    { ...CONTENT, words: 'מ'.repeat(1500), law: Array(8).fill(RATE), site: Array(40).fill(long) },
    SENDER,
  )
  expect(Buffer.byteLength(html)).toBeLessThan(60 * 1024)
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|@font-face|src=/)
  for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^https:\/\/vat\.example\//)
})

it.each(['confirm', 'known', 'manage'] as const)(
  'MAIL-8 the mail "%s" has one thing to press, and says why it came',
  (kind) => {
    const { html, text } = composeMail({ ...READER, kind }, undefined, SENDER)
    const page = kind === 'confirm' ? 'confirm' : 'manage'
    expect(text).toContain(`https://vat.example/newsletter/${page}#the-token`)
    expect(text.replace(/\s+/g, ' ')).toContain('If that was not you, do nothing.')
    expect(html.match(/#the-token/g)).toHaveLength(1)
  },
)

// What some of them drop, and the mail is whole without: its colours in the dark, and that tables are no data.
const SPARED = new Set(['<style> element', '@media', 'color-scheme meta tag', 'role attribute', '<body> element'])

it('MAIL-8 has only what Gmail, Outlook, Apple Mail and Yahoo show, by the data of caniemail', () => {
  const { html } = composeMail(READER, CONTENT, SENDER)
  const { issues } = caniemail({
    clients: ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*'],
    html,
  })
  const titles = [...issues.errors.values()].flat().map(({ title }) => title)
  expect([...new Set(titles)].filter((title) => !SPARED.has(title))).toEqual([])
})

it.each([
  ['2026-11-28', '2026-11-28', '28 November 2026'],
  ['2026-11-22', '2026-11-28', '22 to 28 November 2026'],
  ['2026-11-29', '2026-12-05', '29 November to 5 December 2026'],
  ['2026-12-27', '2027-01-02', '27 December 2026 to 2 January 2027'],
])('MAIL-8 the days from %s to %s are "%s"', (from, to, words) => {
  expect(periodWords(from, to)).toBe(words)
})
