import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import Validator from '@adobe/structured-data-validator'

const ROOT = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/**
 * What is wrong with blocks of JSON-LD by schema.org's vocabulary (the types of schema-dts, checked by the compiler) and by
 * what search engines ask for (Adobe's validator).
 */
export const faultsOfGraphs = async (graphs: readonly Graph[]): Promise<string[]> => [
  ...(await faultsOfVocabulary(graphs)),
  ...(await faultsForSearchEngines(graphs)),
]

type Graph = { '@graph': Record<string, unknown>[] }

async function faultsOfVocabulary(graphs: readonly Graph[]): Promise<string[]> {
  // inside the project, from where the compiler finds schema-dts
  const folder = mkdtempSync(path.join(ROOT, 'node_modules/.schema-org-'))
  try {
    const constants = graphs.map((graph, index) => `export const page${index}: Graph = ${withoutInputs(graph)}`)
    writeFileSync(path.join(folder, 'graphs.ts'), `import type { Graph } from 'schema-dts'\n${constants.join('\n')}\n`)
    const options = { strict: true, noEmit: true, skipLibCheck: true, module: 'esnext', moduleResolution: 'bundler' }
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['graphs.ts'] }),
    )
    await run(path.join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'])
    return []
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && error.stdout) return String(error.stdout).trim().split('\n')
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Properties such as "query-input" stand for properties of the result; the types do not know them. */
const withoutInputs = (graph: Graph) =>
  JSON.stringify(graph, (key, value) => (key.endsWith('-input') ? undefined : value))

async function faultsForSearchEngines(graphs: readonly Graph[]): Promise<string[]> {
  const byType = Map.groupBy(
    graphs.flatMap((graph) => graph['@graph']),
    (thing) => String(thing['@type']),
  )
  const issues = await new Validator().validate({ jsonld: Object.fromEntries(byType) })
  return issues.map(({ severity, rootType, issueMessage }) => `${severity} in ${rootType}: ${issueMessage}`)
}
