import { expect, it } from 'vitest'
import { tooManyFiles } from './file-limits.ts'

/** The files of a build with so many pages in each of some folders. */
const filesOf = (folders: Record<string, number>) =>
  Object.entries(folders).flatMap(([folder, count]) =>
    Array.from({ length: count }, (_, index) => `${folder}/${index}.html`),
  )

it('FIND-8 a build that every host takes is nothing to speak of', () => {
  expect(tooManyFiles(filesOf({ '.': 40, rulings: 7_500, decisions: 7_460 }))).toBeUndefined()
})

it('FIND-8 a build of more files than a host takes says which host that is', () => {
  expect(tooManyFiles(filesOf({ rulings: 10_000, decisions: 10_000, news: 10_000 }))).toBe(
    'The build has 30,000 files, more than these hosts take: Cloudflare Pages on its free plan (20,000 files).',
  )
})

it('FIND-8 a folder of more files than a host takes in one counts by itself', () => {
  expect(tooManyFiles(filesOf({ rulings: 54_000 }))).not.toContain('Netlify')
  expect(tooManyFiles(filesOf({ rulings: 54_001 }))).toMatch(/, Netlify \(54,000 files in one folder\)\.$/)
})
