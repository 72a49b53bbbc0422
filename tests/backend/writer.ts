import { emptyDatabase } from '../support/snapshots.ts'
import { open, startNotes } from './notes-backend.ts'

/**
 * Child process of data-folder.test.ts: starts in the given folder, from nothing when told so, writes notes for ever and says
 * which ones were acknowledged, until it is killed.
 */
const [dataDir, start] = process.argv.slice(2)
const backend = await startNotes({ dataDir, snapshot: start === 'from-nothing' ? undefined : await emptyDatabase() })
console.log('open')
const visitor = open(backend)
for (let number = 0; ; number += 1) {
  const { status } = await visitor.from('notes').insert({ body: String(number) })
  if (status === 201) console.log(`stored ${number}`)
}
