import { open, startNotes } from './notes-backend.ts'

/** Child process of data-folder.test.ts: starts from nothing, writes notes for ever and says which ones were acknowledged, until it is killed. */
const backend = await startNotes({ dataDir: process.argv[2], snapshot: undefined })
console.log('open')
const visitor = open(backend)
for (let number = 0; ; number += 1) {
  const { status } = await visitor.from('notes').insert({ body: String(number) })
  if (status === 201) console.log(`stored ${number}`)
}
