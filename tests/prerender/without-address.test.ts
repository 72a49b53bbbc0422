import { afterAll, expect, it, vi } from 'vitest'
import { readWrittenPage } from '../support/written-page.ts'

// The site's address is read when its modules are: this file has its own.
vi.stubEnv('VITE_SITE_URL', '')
vi.resetModules()
afterAll(() => vi.resetModules())
const { listAddresses, renderPage, writeSiteFiles } = await import('@/site/prerender/entry')

it('FIND-4 a build without the site’s address writes no sitemap and no feed, says so, and asks not to be indexed', async () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue()
  const files = await writeSiteFiles(await listAddresses())
  expect(files.map(({ name }) => name)).toEqual(['robots.txt'])
  expect(files[0]?.content).toBe('User-agent: *\nDisallow: /\n')
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^VITE_SITE_URL is not set: .*\.$/)]])
  said.mockRestore()
})

it('FIND-4 its pages ask not to be indexed, and announce nothing', async () => {
  for (const address of ['/', '/rulings']) {
    const { head, body } = await renderPage(address, 0)
    const { meta, links, faults } = readWrittenPage(`<!doctype html><html><head>${head}</head><body>${body}`)
    expect(meta.get('robots')).toEqual(['noindex'])
    expect(
      links.filter(({ rel, type }) => (rel === 'alternate' && type !== 'text/markdown') || rel === 'search'),
    ).toEqual([])
    expect(body).not.toContain('.atom')
    expect(faults).toEqual([])
  }
})
