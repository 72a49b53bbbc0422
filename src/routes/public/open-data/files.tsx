import { Fragment } from 'react'
import { fieldsOf, formOf, OPEN_FILES, type OpenFile } from '@/kinds/open-data/files'
import type { Schema } from '@/kinds/open-data/rows'
import { HAS_FEEDS } from '@/lib/site'
import { dataPaths } from '@/names/data-paths'
import { ITEM_KINDS, KINDS, LAW_NAMES, LAW_TYPES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { AMOUNTS_FEED, TOOL_NAMES } from '@/names/tool-names'

/** All files of data, each with its fields. */
export function Files() {
  return (
    <>
      <p>
        Each is an object of JSON in UTF-8; its rows stand in <code>rows</code>. Beside each lies a description by JSON
        Schema (draft 2020-12). Addresses that begin with “/” are counted from the root of this site.
      </p>
      <ul>
        {OPEN_FILES.map((file) => (
          <li key={file.name}>
            <a href={dataPaths.file(file.name)}>{file.title}</a>: {file.rows} (
            <a href={dataPaths.schema(file.name)} aria-label={`description of ${file.title}`}>
              description
            </a>
            )
          </li>
        ))}
      </ul>
      <h3>Fields</h3>
      {OPEN_FILES.slice(0, 1).map((file) => (
        <Fields key={file.name} name="Of every file" schema={withoutRows(file)} />
      ))}
      {[...Map.groupBy(OPEN_FILES, ({ row }) => row)].map(([row, files]) => (
        <Fields key={row.description} name={`Of ${files.map(({ title }) => title).join(', ')}`} schema={row} />
      ))}
    </>
  )
}

/** What stands around the rows, which is the same in every file. */
function withoutRows(file: OpenFile): Schema {
  const { rows: _, ...properties } = formOf(file).properties ?? {}
  return { ...formOf(file), properties }
}

function Fields({ name, schema }: { name: string; schema: Schema }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 wide:min-h-8 wide:py-1">{name}</summary>
      <ul>
        {fieldsOf(schema).map(({ place, type, about }) => (
          <li key={place}>
            <code className="wrap-anywhere">{place}</code> ({type}): {about}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The texts of the law, each in every form (BULK-3). */
export function LawFiles() {
  return (
    <>
      <p>
        Each text of the law is there whole: as one file of HTML that needs no other, as Markdown, as JSON, and as Akoma
        Ntoso 3.0 (LegalDocML of OASIS), with chapters, sections, paragraphs and lists under ids of their own. It is
        told there as what it is: a summary without authority.
      </p>
      <ul>
        {LAW_TYPES.map((type) => (
          <li key={type}>
            {LAW_NAMES[type]}: {formLinks(type)}
          </li>
        ))}
      </ul>
    </>
  )
}

const formLinks = (type: LawType) =>
  [
    ['HTML', dataPaths.lawHtml(type)],
    ['Markdown', dataPaths.markdown(paths.law(type))],
    ['JSON', dataPaths.file(type)],
    ['Akoma Ntoso', dataPaths.lawXml(type)],
  ].map(([form = '', path], index) => (
    <Fragment key={form}>
      {index > 0 && ', '}
      <a href={path} aria-label={`${LAW_NAMES[type]} as ${form}`}>
        {form}
      </a>
    </Fragment>
  ))

/** The feeds, where there are any. */
export function Feeds() {
  if (!HAS_FEEDS) return <p>This copy of the site has no address of its own in its settings, and so no feeds.</p>
  const lists = ITEM_KINDS.map((kind) => ({ path: paths.feed(kind), title: KINDS[kind].title }))
  const feeds = [
    { path: paths.changesFeed, title: 'All changes' },
    ...lists,
    { path: AMOUNTS_FEED, title: TOOL_NAMES.amounts },
  ]
  return (
    <>
      <p>What was added or changed last is told by feeds (Atom):</p>
      <ul>
        {feeds.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
