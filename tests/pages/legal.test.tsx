import { createHash } from 'node:crypto'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDay } from '../../src/lib/dates.ts'
import { CLAIMS } from '../../src/routes/public/legal/accessibility-claims.ts'
import results from '../../src/routes/public/legal/accessibility-results.json' with { type: 'json' }
import { sourceStamp } from '../../src/site/source-stamp.ts'
import { renderPage } from '../support/render-page.tsx'
import type { Results } from '../support/statement.ts'

const ENDED: Results = results
const SOURCE = sourceStamp()

afterEach(() => {
  vi.unstubAllEnvs()
})

const open = async (path: string, title: string) => {
  const { user } = renderPage(path)
  await screen.findByRole('heading', { level: 1, name: title })
  return { user, main: within(screen.getByRole('main')) }
}

describe.each([
  {
    row: 'PAGE-1',
    path: '/privacy',
    title: 'Privacy Policy',
    sections: [/Information We Collect/, /Use/, /Sharing/, /Security/, /Rights/, /Contact/],
  },
  {
    row: 'PAGE-2',
    path: '/terms',
    title: 'Terms of Use',
    sections: [/Acceptance/, /License/, /Disclaimer/, /Liability/, /Accuracy/, /Governing Law/],
  },
  {
    row: 'PAGE-3',
    path: '/accessibility',
    title: 'Accessibility Statement',
    sections: [/Conformance/, /Features/, /Limitations/, /Technologies/, /Assessment/, /Feedback/],
  },
])('$path', ({ row, path, title, sections }) => {
  it(`${row} has six sections, each reached from the contents`, async () => {
    const { main } = await open(path, title)
    const links = within(main.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(links).toHaveLength(6)
    sections.forEach((section, index) => {
      const heading = main.getByRole('heading', { level: 2, name: section })
      expect(heading).toHaveTextContent(new RegExp(`^${index + 1}\\. `))
      expect(links[index]).toHaveAttribute('href', `#${heading.id}`)
    })
  })
})

it.each([
  ['PAGE-1', '/privacy', 'Privacy Policy'],
  ['PAGE-2', '/terms', 'Terms of Use'],
])('%s %s says when it was last updated', async (_row, path, title) => {
  const { main } = await open(path, title)
  expect(main.getByText(/^Last updated:/)).toHaveTextContent('Last updated: March 1, 2025')
})

// The hash of each text's words. When one changes: set the text's day in legal-page.tsx, and the hash here.
it.each([
  [
    '/privacy',
    'Privacy Policy',
    '29 November 2026',
    '1f7b80dbd48cf86fc1aa108aae1a45cdce66eee04542712c43f94260cf2bd27f',
  ],
  ['/terms', 'Terms of Use', '22 November 2026', '73eb4f9dfe5a9b2554c8dcafd28e2607b9e15d33c1dde31ba93a0a0441aaccbf'],
  [
    '/accessibility',
    'Accessibility Statement',
    '28 November 2026',
    'c24615d1b3a173086b5876e4453e1f13071301c19c107f9de6b6ec7e01ddb80e',
  ],
])('MEND-C %s shows the day of its last change', async (path, title, day, hash) => {
  const { main } = await open(path, title)
  expect(screen.getByRole('main')).toHaveTextContent(new RegExp(`last changed(?:: | on )${day}\\.`))
  // how tests ended is no wording
  const ends = [...main.queryAllByRole('cell'), ...main.queryAllByText(/^This does not hold everywhere at present/)]
  for (const end of ends) end.remove()
  const words = main.getAllByRole('region').map((section) => section.textContent)
  expect(createHash('sha256').update(words.join('\n')).digest('hex')).toBe(hash)
})

it.each(['/privacy', '/terms', '/accessibility'])(
  'MEND-C %s names the publisher of the settings, or says that there is none',
  async (path) => {
    renderPage(path)
    expect(await screen.findByText(/This copy of the site does not name its publisher/)).toBeInTheDocument()
    cleanup()
    vi.stubEnv('VITE_PUBLISHER', 'Example Ltd., 1 Herzl St., Tel Aviv, privacy@example.com')
    renderPage(path)
    expect(await screen.findByText(/^This site is published by/)).toHaveTextContent(
      'Example Ltd., 1 Herzl St., Tel Aviv',
    )
  },
)

it('MEND-C says how long each thing is kept, and how to leave the newsletter', async () => {
  const { main } = await open('/privacy', 'Privacy Policy')
  const kept = main.getByRole('heading', { level: 3, name: 'How long it is kept' }).nextElementSibling
  expect([...(kept?.children ?? [])].map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Contact messages, with what our staff wrote about them: until our staff delete them/),
    expect.stringMatching(/^A newsletter address that is not confirmed: 7 days/),
    expect.stringMatching(/^A confirmed address with its topics: until you leave/),
    expect.stringMatching(/^What is noted of a mail: 7 days/),
    expect.stringMatching(/^Of an address that a mail server refused for good/),
    expect.stringMatching(/^Feedback: the IP address and the code are blanked after 24 hours/),
    expect.stringMatching(/^The words of searches that found nothing: 90 days/),
    expect.stringMatching(/^What is noted for the limits: one hour/),
  ])
  expect(main.getByText('Unsubscribing:').closest('li')).toHaveTextContent(/by the link in each mail, with one press/)
})

it('PAGE-1 names all that this browser keeps', async () => {
  const { main } = await open('/privacy', 'Privacy Policy')
  const kept = main.getByText('In your own browser').closest('p')
  for (const name of ['choice on each question', '“reading”', '“pack”', '“newsletter”', 'scrolled', 'unsaved drafts']) {
    expect(kept).toHaveTextContent(name)
  }
})

it('PAGE-3 says of each claim by which test it is proved, whether it held, and that the site has changed since', async () => {
  const { main } = await open('/accessibility', 'Accessibility Statement')
  const rows = within(main.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.length).toBe(CLAIMS.length)
  CLAIMS.forEach(({ claim, test }, index) => {
    const row = within(rows[index]!)
    expect(row.getByRole('rowheader')).toHaveTextContent(claim + test)
    const result = ENDED[test]
    const isOfThisSource = result?.source === SOURCE
    const state = result?.failed === 0 ? (isOfThisSource ? 'Holds' : 'Held') : 'Does not hold'
    const age = isOfThisSource ? '' : '; the site has changed, not tested since'
    const said = result ? new RegExp(`^${state}.*${age},? ${formatDay(result.day)}$`) : 'Not tested yet'
    expect(row.getByRole('cell')).toHaveTextContent(said)
  })
})

it('PAGE-1 names the service that tells the IP address', async () => {
  const { main } = await open('/privacy', 'Privacy Policy')
  expect(main.getByText('api.ipify.org')).toBeInTheDocument()
})

it('PAGE-1 names the service that this build is set to', async () => {
  vi.stubEnv('VITE_IP_LOOKUP_URL', 'https://ip.example.org/json')
  const { main } = await open('/privacy', 'Privacy Policy')
  expect(main.getByText('ip.example.org')).toBeInTheDocument()
})

it('PAGE-1 says so when the look-up is switched off', async () => {
  vi.stubEnv('VITE_IP_LOOKUP_URL', '')
  const { main } = await open('/privacy', 'Privacy Policy')
  expect(main.getByText(/switched off/)).toBeInTheDocument()
})

it('PAGE-1 SEC-6 says what is kept of a sender for the limits, and for how long', async () => {
  const { main } = await open('/privacy', 'Privacy Policy')
  expect(main.getByText(/computed from a secret of the database/)).toHaveTextContent(
    /It changes every day and does not contain the address/,
  )
  expect(main.getByText(/^What is noted for the limits:/)).toHaveTextContent(/one hour/)
})

it('PAGE-2 puts the terms under the law of the State of Israel', async () => {
  const { main } = await open('/terms', 'Terms of Use')
  expect(main.getByRole('region', { name: /Governing Law/ })).toHaveTextContent('State of Israel')
  expect(main.getByText('neither legal, tax or accounting advice')).toBeInTheDocument()
})

it('PAGE-3 claims partial conformance and gives a way to report a barrier', async () => {
  const { main } = await open('/accessibility', 'Accessibility Statement')
  expect(main.getByRole('region', { name: /Conformance/ })).toHaveTextContent(
    /partially conformant with the Web Content Accessibility Guidelines \(WCAG\) 2\.1, level AA, and with the newer WCAG 2\.2, level AA/,
  )
  const feedback = within(main.getByRole('region', { name: /Feedback/ }))
  expect(feedback.getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '/contact')
})
