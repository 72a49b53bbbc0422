import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ASSETS = path.resolve('dist/assets')

/** The address of the one script of the build that holds these words; a script's name does not say what is in it. */
export function scriptWith(words: string): string {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
  const [name, ...others] = names.filter((each) => readFileSync(path.join(ASSETS, each), 'utf8').includes(words))
  if (!name || others.length > 0) throw new Error(`"${words}" stands in ${name ? 'several scripts' : 'no script'}`)
  return `/assets/${name}`
}
