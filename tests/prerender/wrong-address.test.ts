import { expect, it, vi } from 'vitest'

// The site's address is read when its modules are.
vi.stubEnv('VITE_SITE_URL', 'vat.example.com')
const { writeSiteFiles } = await import('@/prerender/entry')

it('FIND-4 a build with a malformed address of the site stops with a sentence', async () => {
  await expect(writeSiteFiles([])).rejects.toThrow('VITE_SITE_URL is not an address: "vat.example.com".')
})
