import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'

const SCHEMAS = path.resolve(import.meta.dirname, '../prerender/schemas')
const schema = (name: string) => ({ fileName: name, contents: readFileSync(path.join(SCHEMAS, name), 'utf8') })

/** What is wrong with files by the schema of Akoma Ntoso 3.0 (OASIS), which stands in tests/prerender/schemas with its licence. */
export async function faultsOfAkomaNtoso(...texts: string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: texts.map((contents, index) => ({ fileName: `law-${index}.xml`, contents })),
    schema: [schema('akomantoso30.xsd')],
    preload: [schema('xml.xsd')],
    extension: 'schema',
    // of 64 KB each: the schema needs more than the library's default
    initialMemoryPages: 1024,
    maxMemoryPages: 4096,
  })
  return errors.map(({ message }) => message)
}
