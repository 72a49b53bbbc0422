import { randomUUID } from 'node:crypto'
import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import type { Database } from '../../src/data/database.types.ts'
import { joinParts } from '../../src/lib/zip-entries.ts'
import { openZip, writeZip, type ZipReader } from './archive-zip.ts'

/** A project, reached with its secret key. */
export type Project = SupabaseClient<Database>

/** How the archive itself is written; `columns` says how its rows are. */
const FORMAT = 'Israel VAT Guide archive, version 1'

const texts = v.record(v.string(), v.string())

/** manifest.json: what is in an archive. */
const manifestSchema = v.object({
  format: v.literal(FORMAT),
  made_at: v.string(),
  /** {table: {column: type}}: it fits a database that has the same. */
  columns: v.record(v.string(), texts),
  /** How many rows there are of each table. */
  rows: v.record(v.string(), v.number()),
  /** The SHA-256 of every other entry. */
  entries: texts,
  /** Paths of files that have a row, and nothing in storage. */
  without_bytes: v.array(v.string()),
})
export type Manifest = v.InferOutput<typeof manifestSchema>

const preparedSchema = v.object({ id: v.string(), columns: manifestSchema.entries.columns })

const fileRowsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ path: v.string(), type: v.string() })))

const MB = 1024 * 1024 // bytes
/** Unpacked: a table's rows, which are read by pieces; the manifest or a file, which is in memory as a whole. */
const MOST = { table: 4096 * MB, whole: 50 * MB }

const MANIFEST = 'manifest.json'
const entryOfTable = (table: string) => `tables/${table}.json`
const entryOfFile = (path: string) => `files/${path}`

/**
 * Saves all content of a project as one zip: its rows as they are at one moment, a JSON file for each table, and its files.
 * @throws Error with a sentence if the project refuses, or if `file` is there already; nothing is left then
 */
export function saveArchive(project: Project, file: string): Promise<Manifest> {
  return writeZip(file, async ({ add, fingerprints }) => {
    const made_at = new Date().toISOString()
    const { id, columns } = v.parse(preparedSchema, answerOf(await project.rpc('prepare_archive')))
    const rows: Manifest['rows'] = {}
    let fileRows = ''
    try {
      for (const table of Object.keys(columns)) {
        rows[table] = 0
        await add(entryOfTable(table), jsonOf(table))
      }
    } finally {
      await project.rpc('drop_archive', { archive: id })
    }
    const without_bytes = await addFiles(v.parse(fileRowsSchema, `[${fileRows}]`))
    const manifest = { format: FORMAT, made_at, columns, rows, entries: { ...fingerprints }, without_bytes } as const
    await add(MANIFEST, [`${JSON.stringify(manifest, null, 2)}\n`])
    return manifest

    /** A row on each line, so that it can be cut into pieces again unread. */
    async function* jsonOf(table: string) {
      yield '[\n'
      for (let place = 1; ; place++) {
        const piece = answerOf(await project.rpc('get_archive_piece', { archive: id, table_name: table, place })) as
          | string
          | null
        if (piece === null) break
        rows[table] = (rows[table] ?? 0) + piece.split('\n').length
        const following = place > 1 ? `,\n${piece}` : piece
        if (table === 'files') fileRows += following
        yield following
      }
      yield '\n]\n'
    }

    async function addFiles(listed: v.InferOutput<typeof fileRowsSchema>): Promise<string[]> {
      const missing: string[] = []
      for (const { path } of listed) {
        const { data } = await project.storage.from('files').download(path)
        if (data) await add(entryOfFile(path), [new Uint8Array(await data.arrayBuffer())])
        else missing.push(path)
      }
      return missing
    }
  })
}

/**
 * Fills an empty project with an archive: rows in one transaction, after the files, which nothing shows before; whether they will
 * be taken is asked before the files are uploaded.
 * @throws Error with a sentence if the archive is damaged or of another schema, or if the project is not empty; nothing
 * has changed then. If the line is cut before the answer, the sentence says how to find out.
 */
export async function bringInArchive(project: Project, file: string): Promise<Manifest> {
  const zip = openZip(file)
  const manifest = readManifest(zip, file)
  const { columns, rows: counts, entries } = manifest
  answerOf(await project.rpc('check_archive', { columns }))
  // All of it is read before anything is sent.
  for (const [entry, fingerprint] of Object.entries(entries))
    zip.check(entry, fingerprint, entry.startsWith('tables/') ? MOST.table : MOST.whole)
  const archive = randomUUID()
  const uploaded: string[] = []
  try {
    const listed: v.InferOutput<typeof fileRowsSchema> = []
    for (const table of Object.keys(columns)) await addPieces(table, listed)
    answerOf(await project.rpc('bring_in_archive', { archive, columns, counts, is_trial: true }))
    await upload(listed)
    const { error } = await project.rpc('bring_in_archive', { archive, columns, counts })
    // Without a code it is no answer of the database, which may have done it all.
    if (error && !error.code)
      throw new LostAnswerError(
        `No answer came (${error.message}). Run the command again: if it says that the project is not empty, all was brought in.`,
      )
    answerOf({ data: null, error })
    return manifest
  } catch (error) {
    if (error instanceof LostAnswerError) throw error
    await project.rpc('drop_archive', { archive })
    if (uploaded.length > 0) await project.storage.from('files').remove(uploaded)
    throw error
  }

  async function addPieces(table: string, listed: v.InferOutput<typeof fileRowsSchema>): Promise<void> {
    let place = 0
    for (const rows of piecesOf(zip.parts(entryOfTable(table), MOST.table))) {
      place += 1
      answerOf(await project.rpc('add_archive_piece', { archive, table_name: table, place, rows }))
      if (table === 'files') listed.push(...v.parse(fileRowsSchema, `[${rows}]`))
    }
  }

  async function upload(listed: v.InferOutput<typeof fileRowsSchema>): Promise<void> {
    for (const { path, type } of listed) {
      if (!entries[entryOfFile(path)]) continue
      const bytes = joinParts(zip.parts(entryOfFile(path), MOST.whole))
      // What an earlier try has left is replaced: no row names it.
      const { error } = await project.storage.from('files').upload(path, bytes, { contentType: type, upsert: true })
      if (error) throw new Error(`The file ${path} was refused: ${error.message}`)
      uploaded.push(path)
    }
  }
}

class LostAnswerError extends Error {}

function readManifest(zip: ZipReader, file: string): Manifest {
  const text = new TextDecoder().decode(joinParts(zip.parts(MANIFEST, MOST.whole)))
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text)
  if (success) return output
  throw new Error(`${file} is no archive that this version reads: its manifest.json does not say "${FORMAT}".`)
}

/** Of a request, in characters; a single row may be longer. */
const PIECE = 1_000_000

/** The rows of a table's JSON file, cut into texts with commas between the rows. */
function* piecesOf(json: Iterable<Uint8Array>): Generator<string> {
  const decoder = new TextDecoder()
  let text = ''
  for (const part of json) {
    text += decoder.decode(part, { stream: true })
    for (let end = text.indexOf('\n', PIECE); end >= 0; end = text.indexOf('\n', PIECE)) {
      yield rowsIn(text.slice(0, end))
      text = text.slice(end + 1)
    }
  }
  const last = rowsIn(text)
  if (last) yield last
}

/** Lines of a table's file without the brackets around all rows, and without the comma to the next. */
const rowsIn = (lines: string) => lines.replace(/^\[\n/, '').replace(/[\],\n]+$/, '')

/** What a procedure answered. @throws Error with the database's own sentence */
function answerOf({ data, error }: { data: unknown; error: PostgrestError | null }): unknown {
  if (error) throw new Error(error.message)
  return data
}
