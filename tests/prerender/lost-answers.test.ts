import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '@/prerender/entry'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Puts a line between build and backend that loses the first answers. */
function loseAnswers(count: number): void {
  const { fetch } = globalThis
  let lost = 0
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => {
    lost += 1
    return lost > count ? fetch(...asked) : Promise.reject(new TypeError('fetch failed'))
  })
}

it('FIND-1 a build goes on when an answer is lost', async () => {
  loseAnswers(2)
  const { body } = await renderPage('/rulings', 0)
  expect(body).toContain('Court Rulings')
  expect(body).toContain('href="/rulings/')
})

// Takes the 7 s that a build waits for the answer.
it('FIND-1 a build stops when nothing answers', async () => {
  loseAnswers(Number.POSITIVE_INFINITY)
  await expect(renderPage('/rulings', 0)).rejects.toThrow('The server could not be reached')
})
