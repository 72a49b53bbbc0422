import { expect, it } from 'vitest'
import { filesOf, picturesOf } from './pasted-pictures'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The transfer of a paste; jsdom has none. */
const transfer = (html: string, files: File[]) => Object.assign(Object.create(null), { files, getData: () => html })
const file = new File(['x'], 'map.png', { type: 'image/png' })

it.each([
  ['a copied file', '', 1],
  ['a picture copied in a browser', '<img src="https://a.example/map.png">', 1],
  ['a page of Word, which comes with a picture of itself', '<p>Words</p>', 0],
])('STAFF-3 of %s the files are taken unless there are words', (_, html, files) => {
  expect(filesOf(transfer(html, [file]))).toHaveLength(files)
})

it('STAFF-3 finds each picture among pasted words: as a file where it holds itself, else by its address', async () => {
  const found = picturesOf(
    `<p>See <img alt="The map" src="data:image/png;base64,${PIXEL}"> and <img src="https://a.example/b.png">
     <img src="file:///C:/c.png"><img src="data:image/png;base64,***"><img width="1" height="1" src="https://a.example/count"></p>`,
  )
  expect(found.map((picture) => ('file' in picture ? picture.file.name : picture.address))).toEqual([
    'The map.png',
    'https://a.example/b.png',
    'file:///C:/c.png',
    'data:image/png;base64,***',
  ])
  const [first] = found
  if (!first || !('file' in first)) throw new Error('The first picture is no file')
  expect(first.file).toMatchObject({ type: 'image/png', size: atob(PIXEL).length })
})

it('STAFF-3 a picture of 20 MB is read', () => {
  const [found] = picturesOf(`<img src="data:image/jpeg;base64,${'A'.repeat(28_000_000)}">`)
  expect(found && 'file' in found && found.file.size).toBe(21_000_000)
})
