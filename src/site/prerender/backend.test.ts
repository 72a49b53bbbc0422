import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openBackend } from './backend.ts'

/** Opens a backend of this kind, with the key that it asks for. */
async function open(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, opened: openBackend({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'key' }) }
}

const json = { 'content-type': 'application/json; charset=utf-8' }

it('FIND-1 a build reads the backend that its settings name', async () => {
  const { opened } = await open(({ url, headers }, response) => {
    const isAsked = url === '/rest/v1/content_version?select=version' && headers.apikey === 'key'
    response.writeHead(isAsked ? 200 : 400, json).end('[{"version":1}]')
  })
  await expect((await opened).close()).resolves.toBeUndefined()
})

it.each<[string, number, Record<string, string>]>([
  ['refuses the key', 401, json],
  ['lacks the migrations', 404, json],
  ['is a website', 200, { 'content-type': 'text/html' }],
])('FIND-1 a build stops with a sentence when what answers %s', async (_, status, headers) => {
  const { url, opened } = await open((_request, response) => response.writeHead(status, headers).end())
  await expect(opened).rejects.toThrow(`What answers at ${url} (status ${status}) does not give the site's content.`)
})

it('FIND-1 a build goes on to its reads when a gateway has a bad moment', async () => {
  const { opened } = await open((_, response) => response.writeHead(503).end())
  await expect(opened).resolves.toBeDefined()
})

it('FIND-1 a build goes on when the first answer is lost', async () => {
  let asked = 0
  const { opened } = await open((request, response) => {
    asked += 1
    if (asked === 1) request.socket.destroy()
    else response.writeHead(200, json).end('[{"version":1}]')
  })
  await expect(opened).resolves.toBeDefined()
})

// Takes the 7 s that a build waits for the answer.
it('FIND-1 a build stops with a sentence when nothing answers', async () => {
  const { url, opened } = await open((request) => request.socket.destroy())
  await expect(opened).rejects.toThrow(`The backend at ${url} does not answer.`)
})
