import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createStaticHost } from '../../src/site/hosting/static-host.ts'

const DIST = path.resolve(import.meta.dirname, '../../dist')

/** A copy of the built site on a host of its own, without a backend: it can be changed, slowed down and stopped. */
export async function startOwnHost() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  cpSync(DIST, folder, { recursive: true })
  const answer = createStaticHost(folder)
  let delay = 0
  const server = createServer((request, response) => {
    delete request.headers['accept-encoding']
    setTimeout(() => answer(request, response), delay)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const place = server.address()

  /** Stops answering, as if the line were dead. */
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    folder,
    address: `http://localhost:${typeof place === 'object' ? place?.port : ''}`,
    /** Lets every answer wait, in milliseconds. */
    slowDown: (milliseconds: number) => {
      delay = milliseconds
    },
    /** Puts another release in the place of the site: every script has another name. */
    release: () => {
      const assets = path.join(folder, 'assets')
      const scripts = globSync('*.js', { cwd: assets })
      const names = new RegExp(scripts.join('|').replaceAll('.', '\\.'), 'g')
      for (const name of globSync('**/*.{html,js}', { cwd: folder })) {
        const file = path.join(folder, name)
        writeFileSync(file, readFileSync(file, 'utf8').replace(names, 'next-$&'))
      }
      for (const name of scripts) renameSync(path.join(assets, name), path.join(assets, `next-${name}`))
    },
    stop,
    [Symbol.asyncDispose]: async () => {
      if (server.listening) await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
