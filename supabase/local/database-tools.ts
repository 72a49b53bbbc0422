import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openEmbeddedSupabase } from './embedded-supabase.ts'
import { keepExitCode } from './exit-code.ts'

const TYPES_FILE = 'src/data/database.types.ts'

/** Pinned, so that the same migrations always give the same types; these two commands need no Docker. */
const SUPABASE_CLI = ['--yes', 'supabase@3.1.0']

/** Runs the Supabase CLI on a fresh embedded database that has the migrations and no rows. */
type Cli = (...args: string[]) => Promise<Finished>

/** TypeScript types of the tables, as the Supabase CLI writes them. */
async function generateTypes(cli: Cli): Promise<string> {
  const { code, output } = await cli('gen', 'types', '--schema', 'public')
  if (code !== 0) throw new Error('The Supabase CLI could not read the types.')
  return format(output)
}

/** A finding of Supabase's advisors (splinter), as the CLI prints it. */
interface Finding {
  name: string
  level: string
  detail: string
  metadata?: { schema?: string }
}

/**
 * The findings of Supabase's security and performance advisors, one line each. Left out: unused indexes, as nothing has
 * used a fresh database yet, and private tables without policies, which nobody may reach.
 */
async function findAdvice(cli: Cli): Promise<string[]> {
  const flags = ['--type', 'all', '--level', 'info', '--fail-on', 'none', '--output-format', 'json']
  const { code, output } = await cli('db', 'advisors', ...flags)
  if (code !== 0) throw new Error('The Supabase CLI could not run its advisors.')
  const { results }: { results: Finding[] } = JSON.parse(output)
  return results
    .filter(({ name }) => name !== 'unused_index')
    .filter(({ name, metadata }) => !(name === 'rls_enabled_no_policy' && metadata?.schema === 'private'))
    .map((finding) => `${finding.level} ${finding.name}: ${finding.detail}`)
}

interface Finished {
  code: number
  output: string
}

/** The CLI reaches the database over Postgres' own protocol. */
async function withCli(task: (cli: Cli) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'supabase-cli-'))
  const backend = await openEmbeddedSupabase({ seed: false, staffAccount: false })
  const port = await freePort()
  const server = new PGLiteSocketServer({ db: backend.db, port, host: '127.0.0.1' })
  const remote = `--remote=postgres://postgres@127.0.0.1:${port}/postgres`
  try {
    await server.start()
    // In its own folder, because the CLI leaves files where it runs.
    const cli: Cli = (...args) => run('npx', [...SUPABASE_CLI, ...args, remote, '--workdir', folder], { cwd: folder })
    await keepExitCode(() => task(cli))
  } finally {
    await server.stop()
    await backend.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Under another file name, because biome.json leaves the generated file out. */
async function format(source: string): Promise<string> {
  const { code, output } = await run('npx', ['biome', 'format', '--stdin-file-path=src/data/generated.ts'], {
    input: source,
  })
  if (code !== 0) throw new Error('Biome could not format the generated types.')
  return output
}

/** Not spawnSync: the database answers from this same process. */
function run(command: string, args: string[], options: { cwd?: string; input?: string } = {}): Promise<Finished> {
  const env = { ...process.env, PGSSLMODE: 'disable', SUPABASE_TELEMETRY_DISABLED: '1' }
  const child = spawn(command, args, { cwd: options.cwd, env, stdio: 'pipe' })
  child.stdin.end(options.input ?? '')
  let output = ''
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaints += chunk
  })
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      // What the command prints about itself matters only when it fails.
      if (code !== 0) console.error(complaints)
      resolve({ code: code ?? 1, output })
    })
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function checkTypes(cli: Cli): Promise<void> {
  const current = existsSync(TYPES_FILE) ? readFileSync(TYPES_FILE, 'utf8') : ''
  if ((await generateTypes(cli)) === current) return
  throw new Error(`${TYPES_FILE} is out of date with the migrations: run npm run db:types.`)
}

async function checkAdvice(cli: Cli): Promise<void> {
  const advice = await findAdvice(cli)
  for (const line of advice) console.log(line)
  if (advice.length > 0) throw new Error(`Supabase's advisors have ${advice.length} findings.`)
}

const COMMANDS: Record<string, (cli: Cli) => Promise<void>> = {
  types: async (cli) => writeFileSync(TYPES_FILE, await generateTypes(cli)),
  advisors: checkAdvice,
  check: async (cli) => {
    await checkTypes(cli)
    await checkAdvice(cli)
  },
}

try {
  const command = COMMANDS[process.argv[2] ?? '']
  if (!command) throw new Error(`Say what to do: ${Object.keys(COMMANDS).join(', ')}.`)
  await withCli(command)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
