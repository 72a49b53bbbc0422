import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from './free-port.ts'

/** Runs the mail function as a hosted project does, in Deno (TEST_DENO): its address and how to end it. */
export async function startInDeno(
  settings: Record<string, string>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort()
  const file = path.resolve(import.meta.dirname, '../../supabase/functions/mail/index.ts')
  const flags = ['run', '--quiet', '--no-lock', '--allow-net', '--allow-env', '--allow-read', '--allow-sys']
  const deno = spawn(process.env.TEST_DENO ?? '', [...flags, file], {
    env: { ...process.env, ...settings, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(deno, 'exit')
  const url = `http://127.0.0.1:${port}/mail`
  while (!(await fetch(url).catch(() => undefined))) {
    if (deno.exitCode !== null) throw new Error('Deno did not start.')
  }
  return {
    url,
    close: async () => {
      deno.kill()
      await ended
    },
  }
}
