import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { ROOT } from './bundle.ts'

it('FIND-7 a build that fails says why and leaves the last site', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'last-site-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  writeFileSync(path.join(site, 'index.html'), 'the last site')
  const refusing = createServer(({ url }, response) => {
    const isKnock = url?.startsWith('/rest/v1/content_version')
    response
      .writeHead(isKnock ? 200 : 403, { 'content-type': 'application/json' })
      .end('[{"version":1,"has_due":false}]')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void refusing.close())
  await once(refusing, 'listening')
  const build = spawn(process.execPath, ['src/site/prerender/build.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      LOCAL_SITE_DIR: site,
      VITE_SUPABASE_URL: `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`,
      VITE_SUPABASE_ANON_KEY: 'key',
    },
  })
  const [said] = await Promise.all([text(build.stderr), once(build, 'exit')])
  expect(said).toContain('You are not allowed to do this.\nThe site was not built. The last build stays.')
  expect(build.exitCode).toBe(1)
  expect(readdirSync(site)).toEqual(['index.html'])
})
