import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const OFFICE = path.resolve(import.meta.dirname, '../../src/office')

/** The folders of office from the ground up: each may use those before it. */
const FLOORS = [
  ...['files', 'fields', 'keys', 'list', 'day', 'find', 'editor', 'drafts', 'history', 'conflict'],
  ...['form', 'bring-in', 'csv-import', 'rows'],
]

it('MEND-D4 no folder of office uses one above it', () => {
  const upward = globSync('*/**/!(*.test).{ts,tsx}', { cwd: OFFICE }).flatMap((file) => {
    const floor = FLOORS.indexOf(file.split(path.sep)[0] ?? '')
    const used = [...readFileSync(path.join(OFFICE, file), 'utf8').matchAll(/'@\/office\/([\w-]+)\//g)]
    return used
      .filter(([, folder = '']) => FLOORS.indexOf(folder) > floor)
      .map(([, folder]) => `${file} uses ${folder}`)
  })
  expect(upward).toEqual([])
})

it('MEND-D4 every folder of office has its floor', () => {
  expect(
    globSync('*/', { cwd: OFFICE })
      .map((folder) => folder.replace(/[\\/]$/, ''))
      .sort(),
  ).toEqual(FLOORS.toSorted())
})
