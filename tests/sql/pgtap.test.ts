import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RunningSupabase } from '../../supabase/local/backend.ts'
import { startTestBackend } from '../support/test-backend.ts'
import { parseTap, type TapReport } from './tap.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../supabase/tests')

/** What a file makes for itself in pg_temp may be called by the roles that it takes on; no other new function may. */
const PREPARATION = `
  create extension if not exists pgtap with schema extensions;
  create temporary table first_of_session ();
  do $$ begin
    execute format('alter default privileges in schema %I grant execute on functions to public',
      pg_my_temp_schema()::regnamespace);
  end $$;`

const serverUrl = process.env.TEST_DATABASE_URL

// The files run while tests are collected, so that every line of theirs becomes a test of its own.
describe.each(await runFiles())(`$file on the ${serverUrl ? 'Postgres server' : 'embedded database'}`, ({ report }) => {
  for (const line of report.lines) {
    test(line.name, { skip: line.isSkipped }, () => {
      expect(line.isOk, line.diagnosis).toBe(true)
    })
  }
  test('runs to its end, with as many tests as planned', () => {
    expect(report.fault).toBeUndefined()
  })
})

async function runFiles(): Promise<{ file: string; report: TapReport }[]> {
  const backend = await startTestBackend()
  try {
    await backend.script(PREPARATION)
    const reports: { file: string; report: TapReport }[] = []
    for (const file of readdirSync(FOLDER)
      .filter((name) => name.endsWith('.test.sql'))
      .sort()) {
      reports.push({ file, report: await runFile(backend, path.join(FOLDER, file)) })
    }
    return reports
  } finally {
    await backend.close()
  }
}

async function runFile(backend: RunningSupabase, file: string): Promise<TapReport> {
  try {
    const results = await backend.script(readFileSync(file, 'utf8'))
    return parseTap(results.flat().flatMap((row) => Object.values(row).map(String)))
  } catch (error) {
    await backend.script('rollback')
    return { lines: [], fault: error instanceof Error ? error.message : String(error) }
  }
}
