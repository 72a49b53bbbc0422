import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import postgres from 'postgres'
import { freePort } from '../free-port.ts'

/** The account "nobody" of Linux: Postgres refuses to run as root. */
const NOBODY = 65_534

/** The program of Postgres that tells where the others are. */
const TELLS_WHERE = 'pg_config'

/** How long to wait before a server that starts is asked again, in milliseconds. */
const BETWEEN_TRIES = 50

/** Where the programs of a Postgres server are; undefined where there are none, or no way to list what they started. */
export function serverPrograms(): string | undefined {
  try {
    const folder = execFileSync(TELLS_WHERE, ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    return existsSync(path.join(folder, 'initdb')) && existsSync('/proc/self/task') ? folder : undefined
  } catch {
    return undefined
  }
}

/** A Postgres server of a test's own, which can be killed. */
export interface OwnServer {
  url: string
  /** Ends the server and all that it started in the midst of their work, without a word to them. */
  kill: () => Promise<void>
  /** Starts it again on what it has written; resolves when it answers. */
  start: () => Promise<void>
  /** Ends it for good. */
  remove: () => Promise<void>
}

/** Makes a server in a folder of its own. */
export async function startOwnServer(programs: string): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-server-'))
  const data = path.join(folder, 'data')
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  mkdirSync(data, { mode: 0o700 })
  if (account.uid) for (const each of [folder, data]) chownSync(each, account.uid, account.gid)
  const options = { ...account, cwd: folder, stdio: 'ignore' } as const
  const layout = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(path.join(programs, 'initdb'), layout, options)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let running: ChildProcess | undefined

  const start = async () => {
    const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
    const given = settings.flatMap((setting) => ['-c', setting])
    running = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', `${port}`, ...given], options)
    await untilItAnswers(url, running)
  }
  const kill = async () => {
    const pid = running?.pid
    if (!running || !pid || running.exitCode !== null) return
    const ended = once(running, 'exit')
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    for (const each of [pid, ...started.map(Number)]) process.kill(each, 'SIGKILL')
    await ended
  }
  await start()
  const remove = async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, kill, start, remove }
}

async function untilItAnswers(url: string, running: ChildProcess): Promise<void> {
  while (running.exitCode === null) {
    const server = postgres(url, { max: 1, onnotice: () => {} })
    const isThere = await server`select 1`.then(
      () => true,
      () => false,
    )
    await server.end({ timeout: 1 })
    if (isThere) return
    await setTimeout(BETWEEN_TRIES)
  }
  throw new Error(`The server did not start: it ended with ${running.exitCode}.`)
}
