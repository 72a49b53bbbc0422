import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerWith, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

const banner = () => screen.getAllByRole('banner')[0]!
const header = () => within(banner())
const footer = () => within(screen.getByRole('contentinfo'))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The two of the header, one of which each width shows. */
const mainLinks = (name: string) =>
  header()
    .getAllByRole('navigation', { name: 'Main' })
    .map((navigation) => within(navigation).getByRole('link', { name }))

/** Opens an address, and tells where its router is. */
async function open(address: string, title: string) {
  const page = renderPage(address)
  await heading(title)
  return {
    ...page,
    at: () => {
      const { pathname, search, hash } = page.router.state.location
      return pathname + search + hash
    },
  }
}

describe('addresses', () => {
  it('SHELL-1 /law leads to the VAT law and keeps its hash', async () => {
    const { at, router } = await open('/law#s30', 'VAT Law')
    expect(at()).toBe('/law/vat-law#s30')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('SHELL-1 the link to the law takes no hash along from the page before', async () => {
    const { user, at } = await open('/law/regulations#s18', 'Regulations')
    await user.click(mainLinks('Law & Regulations')[0]!)
    await heading('VAT Law')
    expect(at()).toBe('/law/vat-law')
  })

  it.each(['/nowhere', '/rulings/1/2', '/law/unknown'])(
    'SHELL-5 what is nowhere is not found, inside the frame and with a way on: %s',
    async (address) => {
      const { user, at } = await open(address, 'Page not found')
      expect(document.title).toBe('Page not found – Israel VAT Guide')
      expect(banner()).toBeInTheDocument()
      expect(footer().getByRole('link', { name: 'Privacy Policy' })).toBeInTheDocument()
      await user.click(screen.getByRole('link', { name: 'Go to the home page' }))
      await heading('What do you need to know about VAT in Israel?')
      expect(at()).toBe('/')
    },
  )

  it('SHELL-5 a page that cannot be shown leaves the frame and the other pages, and is shown when it is asked for again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const section = { id: 'x', slug: 'x', title: null, content: '', paragraphs: [], related_rulings: [] }
    answerWith('chapters', [{ id: 'x', title: 'A chapter of a section without title', sections: [section] }])
    const { user } = await open('/law/vat-law', 'Something went wrong')
    expect(screen.getByRole('heading', { name: 'Failed to show this page' })).toBeInTheDocument()
    expect(document.title).toBe('Something went wrong')
    await user.click(mainLinks('Contact Us')[0]!)
    await heading('Get in Touch')
    await user.click(mainLinks('Law & Regulations')[0]!)
    await heading('Something went wrong')
    expect(footer().getByRole('link', { name: 'Privacy Policy' })).toBeInTheDocument()
    repairLine()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('VAT Law')
    log.mockRestore()
  })
})

describe('header and footer', () => {
  const current = () => banner().querySelectorAll('nav [aria-current]')

  it('SHELL-2 its links lead on, and the current one is marked', async () => {
    const { user, at } = await open('/terms', 'Terms of Use')
    expect(current()).toHaveLength(0)
    for (const [name, address, title] of [
      ['Law & Regulations', '/law/vat-law', 'VAT Law'],
      ['Rulings', '/rulings', 'Court Rulings'],
      ['Tax Decisions', '/decisions', 'Tax Decisions'],
      ['FAQs', '/faqs', 'Frequently Asked Questions'],
      ['News', '/news', 'News & Updates'],
      ['Contact Us', '/contact', 'Get in Touch'],
    ] as const) {
      await user.click(mainLinks(name)[0]!)
      await heading(title)
      expect(at()).toBe(address)
      expect([...current()].map(({ textContent }) => textContent)).toEqual([name, name])
    }
  })

  it('SHELL-2 the menu says whether it is open, and closes on Escape, from outside, on a link and on any navigation', async () => {
    const { user, router } = await open('/terms', 'Terms of Use')
    const toggle = () => header().getByRole('button', { name: /^(Open|Close) menu$/ })
    const isOpen = () => {
      expect(toggle()).toHaveAccessibleName(toggle().ariaExpanded === 'true' ? 'Close menu' : 'Open menu')
      return toggle().ariaExpanded === 'true'
    }
    const menuLink = (name: string) => mainLinks(name)[1]!
    expect(document.getElementById(toggle().getAttribute('aria-controls')!)).toContainElement(menuLink('News'))
    expect(isOpen()).toBe(false)
    await user.click(toggle())
    expect(isOpen()).toBe(true)
    menuLink('FAQs').focus()
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(toggle()).toHaveFocus()
    await user.click(toggle())
    await user.click(screen.getByRole('main'))
    expect(isOpen()).toBe(false)
    for (const address of ['/contact', '/contact']) {
      await user.click(toggle())
      await user.click(menuLink('Contact Us'))
      await waitFor(() => expect(router.state.location.pathname).toBe(address))
      expect(isOpen()).toBe(false)
    }
    await user.click(toggle())
    await router.navigate(-1)
    await waitFor(() => expect(isOpen()).toBe(false))
  })

  it('SHELL-3 the footer has quick links, sharing, the newsletter, the year and the legal pages', async () => {
    await open('/contact', 'Get in Touch')
    for (const [name, address] of Object.entries({
      'VAT Law': '/law/vat-law',
      'Court Rulings': '/rulings',
      'Tax Decisions': '/decisions',
      'News & Updates': '/news',
      'Common Questions': '/faqs',
      'Open Data': '/open-data',
      'Privacy Policy': '/privacy',
      'Terms of Use': '/terms',
      'Accessibility Statement': '/accessibility',
    }))
      expect(footer().getByRole('link', { name })).toHaveAttribute('href', address)
    for (const name of ['LinkedIn', 'X', 'Facebook'])
      expect(footer().getByRole('link', { name }).getAttribute('href')).toMatch(/^https:\/\/.*contact$/)
    const newsletter = within(footer().getByRole('form', { name: 'Newsletter' }))
    expect(newsletter.getByRole('textbox', { name: 'Your email' })).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()}`)
  })
})

it('SHELL-6 MEND-A9 title, description, canonical address and shared links are those of the page that is shown, back and forward', async () => {
  const { router, user } = await open('/terms', 'Terms of Use')
  const site = window.location.origin
  const heads = () => ({
    title: document.title,
    description: [...document.querySelectorAll('meta[name=description]')].map((tag) => tag.getAttribute('content')),
    canonical: [...document.querySelectorAll('link[rel=canonical]')].map((tag) => tag.getAttribute('href')),
    shared: footer().getByRole('link', { name: 'Facebook' }).getAttribute('href')?.split('=')[1],
  })
  const terms = heads()
  expect(terms).toMatchObject({ title: 'Terms of Use – Israel VAT Guide', canonical: [`${site}/terms`] })
  expect(terms.shared).toBe(encodeURIComponent(`${site}/terms`))
  await user.click(mainLinks('Contact Us')[0]!)
  await heading('Get in Touch')
  const contact = heads()
  expect(contact).toMatchObject({ title: 'Get in Touch – Israel VAT Guide', canonical: [`${site}/contact`] })
  expect(contact.shared).toBe(encodeURIComponent(`${site}/contact`))
  expect(contact.description).toHaveLength(1)
  expect(contact.description).not.toEqual(terms.description)
  await router.navigate(-1)
  await heading('Terms of Use')
  expect(heads()).toEqual(terms)
  await router.navigate(1)
  await heading('Get in Touch')
  expect(heads()).toEqual(contact)
})

describe('keys', () => {
  const box = () => screen.getByRole('combobox', { name: 'Search the site' })
  const list = () => screen.queryByRole('dialog', { name: 'Keys' })

  afterEach(() => {
    for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
  })

  it('READ-8 / goes to the search from wherever nothing is typed, and is typed where something is', async () => {
    const { user } = await open('/contact', 'Get in Touch')
    await user.keyboard('/')
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('')
    await user.keyboard('1/2')
    expect(box()).toHaveValue('1/2')
    await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'a/b?')
    expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('a/b?')
    expect(list()).not.toBeInTheDocument()
  })

  it('READ-8 ? lists the keys, and the single ones can be turned off (WCAG 2.1.4)', async () => {
    const { user } = await open('/terms', 'Terms of Use')
    await user.keyboard('?')
    await waitFor(() => expect(list()).toHaveTextContent('Go to any section, ruling, decision, question or page'))
    await user.click(within(list()!).getByRole('button', { name: 'Close' }))
    expect(list()).not.toBeInTheDocument()
    await user.click(header().getByRole('button', { name: 'Open settings' }))
    const keys = within(await screen.findByRole('group', { name: /^Keys/ }))
    await user.click(keys.getByRole('radio', { name: 'Off' }))
    await user.keyboard('{Escape}/?')
    expect(box()).not.toHaveFocus()
    expect(list()).not.toBeInTheDocument()
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.getByRole('dialog', { name: 'Go to' })).toBeInTheDocument()
  })
})
