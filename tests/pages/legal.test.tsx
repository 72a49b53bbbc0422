import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '../support/render-page.tsx'

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
  const kept = main.getByText(/a code computed from your IP address/)
  expect(kept).toHaveTextContent(/After an hour it is no longer used, and deleted/)
})

it('PAGE-2 puts the terms under the law of the State of Israel', async () => {
  const { main } = await open('/terms', 'Terms of Use')
  expect(main.getByRole('region', { name: /Governing Law/ })).toHaveTextContent('State of Israel')
  expect(main.getByText('not legal advice')).toBeInTheDocument()
})

it('PAGE-3 claims partial conformance and gives a way to report a barrier', async () => {
  const { main } = await open('/accessibility', 'Accessibility Statement')
  expect(main.getByRole('region', { name: /Conformance/ })).toHaveTextContent(
    /partially conformant with the Web Content Accessibility Guidelines \(WCAG\) 2\.1, level AA/,
  )
  const feedback = within(main.getByRole('region', { name: /Feedback/ }))
  expect(feedback.getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '/contact')
})
