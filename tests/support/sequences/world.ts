import { createHash } from 'node:crypto'
import { type Line, literal } from './acting.ts'

export type Row = Record<string, unknown> & { id: string }

/** A draft as it is stored, of what is asked here. */
export interface Draft {
  id: string
  table_name: string
  row_id: string | null
  row: Record<string, unknown>
  based_on: string | null
  publish_on: string | null
  amendment_id: string | null
  is_ready: boolean
  is_repeal: boolean
  is_waiting: boolean
  is_removed: boolean
  is_published: boolean
  failure: string | null
  written_at: string
  saves: string[]
}

/** A version of the history: what a row said before it was changed, null where it was not there. */
interface Version {
  id: number
  table_name: string
  row_id: string
  action: string
  row: Row | null
  import_id: string | null
}

/** All content at one moment. */
export interface World {
  today: string
  rows: Map<string, Row>
  drafts: Map<string, Draft>
  versions: Version[]
  /** Of everything that is stored about content. */
  all: string
  pending: number
}

export const keyOf = (table: string, id: string) => `${table} ${id}`
export const tableOf = (key: string) => key.slice(0, key.indexOf(' '))

/** What tells a row from all others whatever its id: its name. */
export const nameOf = (row: Row): string =>
  `${row.title ?? row.question ?? row.name ?? row.term ?? row.kind ?? ''} ${row.to_day ?? ''}`

/** The column by which rows stand among others, with their place. */
const SIBLINGS: Record<string, string> = {
  chapters: 'type',
  sections: 'chapter_id',
  faqs: 'category_id',
  faq_categories: '',
}

/** When something was done, which no undo can bring back, and how far an amendment is, which its steps alone say. */
const STAMPS = [
  ...[
    'updated_at',
    'revised_at',
    'announced_at',
    'set_at',
    'set_by',
    'in_force_at',
    'taken_back_at',
    'state',
    'is_told',
  ],
]

const OF_CONTENT = ['history', 'changes', 'drafts', 'draft_saves']

/** A table that staff manage, and its columns that follow from others. */
export type Managed = { name: string; derived: string[] }

/** What staff manage, but for the synonyms, which migrations bring along. */
export const managedTables = async (line: Line): Promise<Managed[]> =>
  (await line.run(
    `select m.name, private.derived_columns(m.name) as derived from private.managed_tables as m
      where m.name <> 'synonyms' order by m.place`,
  )) as Managed[]

/** Reads the whole content of a database. */
export async function readWorld(line: Line, tables: readonly Managed[]): Promise<World> {
  const rows = tables.map(
    ({ name, derived }) =>
      `select '${name}' as name, to_jsonb(t) - ${literal(`{${derived.join()}}`)}::text[]
        ${name === 'amendments' ? "|| jsonb_build_object('state', t.state, 'is_told', t.is_enabled)" : ''} as item
        from public.${name} as t`,
  )
  const stored = [...tables.map(({ name }) => name), ...OF_CONTENT].map(
    (name) => `select '${name}' || t::text as item from public.${name} as t`,
  )
  const [managed = [], drafts = [], versions = [], facts = []] = await line.all([
    rows.join(' union all '),
    `select d.id, to_jsonb(d) || jsonb_build_object('is_published', d.published_at is not null, 'saves', array(
        select s.written_at from public.draft_saves as s where s.draft_id = d.id order by 1)) as item
      from public.drafts as d`,
    `select h.id::integer, h.table_name, h.row_id, h.action, h."row", h.import_id from public.history as h order by h.id`,
    `select private.today()::text as today, (select count(*)::integer from private.pending_texts) as pending,
      (select md5(string_agg(w.item, chr(10) order by w.item)) from (${stored.join(' union all ')}) as w) as all`,
  ])
  const [{ today, pending, all } = {}] = facts as { today: string; pending: number; all: string }[]
  return {
    today: today ?? '',
    pending: pending ?? 0,
    all: all ?? '',
    rows: new Map(managed.map(({ name, item }) => [keyOf(String(name), (item as Row).id), item as Row])),
    drafts: new Map(drafts.map(({ id, item }) => [String(id), item as unknown as Draft])),
    versions: versions as unknown as Version[],
  }
}

/** The rows of a table, by their names. */
export const rowsOf = (world: World, table: string): Row[] =>
  [...world.rows]
    .filter(([key]) => tableOf(key) === table)
    .map(([, row]) => row)
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))

/** A row without what nothing brings back: its stamps, and its number, of which `places` says what it stands for. */
function contentOf(row: Row, places?: Map<string, number>): Record<string, unknown> {
  const content: Record<string, unknown> = { ...row }
  for (const stamp of STAMPS) delete content[stamp]
  if ('order' in content) content.order = places?.get(row.id) ?? null
  return content
}

/** Each row as it reads, and where it stands among its siblings; of two in one place first the one with the lower `tie`. */
export function readings(world: World, tie: (row: Row) => string = ({ id }) => id): Map<string, string> {
  const places = new Map<string, number>()
  for (const [table, shared] of Object.entries(SIBLINGS)) {
    const rows = rowsOf(world, table).sort(
      (one, other) => Number(one.order) - Number(other.order) || (tie(one) < tie(other) ? -1 : 1),
    )
    const counts = new Map<unknown, number>()
    for (const row of rows) {
      const place = (counts.get(row[shared]) ?? 0) + 1
      counts.set(row[shared], place)
      places.set(row.id, place)
    }
  }
  return new Map([...world.rows].map(([key, row]) => [key, JSON.stringify(contentOf(row, places))]))
}

/** A row as it reads, wherever it stands. */
export const readingOf = (row: Row | undefined): string => (row ? JSON.stringify(contentOf(row)) : 'not there')

/** One number for all rows as they read, whatever their ids. */
export function digestOf(world: World): string {
  const names = new Map([...world.rows.values()].map((row) => [row.id, nameOf(row)]))
  const lines = [...readings(world, nameOf)].map(([key, reading]) => {
    const { created_at, id, ...content } = JSON.parse(reading) as Record<string, unknown>
    const text = JSON.stringify({ ...content, state: world.rows.get(key)?.state })
    return `${tableOf(key)} ${text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (of) => names.get(of) ?? 'gone')}`
  })
  return createHash('md5').update(lines.sort().join('\n')).digest('hex')
}
