import { describe, expect, it } from 'vitest'
import { assetsOf, copyPage, keptPath, markCopy } from './kept-pages'

const NOON = new Date('2026-11-22T12:00:00Z')
const PAGE =
  '<!doctype html><html data-page="/rulings/1" lang="en"><head><title>A &amp; B &quot;קבוצה&quot; – Guide</title></head></html>'
const answer = (html = PAGE, init: ResponseInit = {}) =>
  new Response(html, { headers: { 'content-type': 'text/html', 'content-encoding': 'br', 'x-own': '1' }, ...init })

describe('FIND-9 a page that is kept', () => {
  it('FIND-9 says its title, when it came, and what its host said of it', async () => {
    const copy = await copyPage(answer(), '/rulings/1', NOON)
    expect(await copy?.clone().text()).toBe(PAGE)
    expect(decodeURIComponent(copy?.headers.get('x-title') ?? '')).toBe('A & B "קבוצה" – Guide')
    expect(copy?.headers.get('x-came')).toBe(NOON.toISOString())
    expect(copy?.headers.get('x-own')).toBe('1')
    expect(copy?.headers.has('content-encoding')).toBe(false)
  })

  it.each([
    ['an error', answer(PAGE, { status: 500 })],
    ['what is gone', answer(PAGE, { status: 404 })],
    ['another page', answer(PAGE.replace('/rulings/1', '/rulings/10'))],
    ['the sign-in page of a network', answer('<html><title>Hotel</title></html>')],
  ])('FIND-9 is never %s', async (_, response) => {
    expect(await copyPage(response, '/rulings/1', NOON)).toBeUndefined()
  })

  it('FIND-9 says in its HTML when it came, where it is shown', async () => {
    const copy = await copyPage(answer(), '/rulings/1', NOON)
    const shown = await markCopy(copy ?? answer())
    expect(await shown.text()).toContain('<html data-came="2026-11-22T12:00:00.000Z" data-page="/rulings/1" lang="en">')
  })

  it('FIND-9 is kept by its clean address', () => {
    expect(keptPath('https://vat.example.com/rulings/?page=3#top')).toBe('/rulings')
    expect(keptPath('https://vat.example.com/')).toBe('/')
  })

  it('FIND-9 names the files that it needs, each once', () => {
    const html =
      '<style>@font-face{src:url(/assets/serif-B_1.woff2)}</style><script data-entry="/assets/index-x.js" data-chunks="/assets/base-y.js /assets/index-x.js"></script>'
    expect(assetsOf(html)).toEqual(['/assets/serif-B_1.woff2', '/assets/index-x.js', '/assets/base-y.js'])
  })

  it('FIND-9 needs nothing of what its texts link to', () => {
    const html = '<a href="https://www.gov.il/assets/circular-2024.pdf">The circular</a>'
    expect(assetsOf(html)).toEqual([])
  })
})
