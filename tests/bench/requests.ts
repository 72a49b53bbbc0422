import type { CDPSession } from '@playwright/test'

/** A request as the browser's tools saw it: milliseconds of their clock; bytes of the body as transferred. */
export type Requested = { url: URL; type: string; start: number; headers: number; end: number; bytes: number }

/** Records what a page asks for from now on. */
export async function recordRequests(client: CDPSession): Promise<Map<string, Requested>> {
  const requests = new Map<string, Requested>()
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = '' }) => {
    if (!request.url.startsWith('http')) return
    const start = timestamp * 1000
    requests.set(requestId, { url: new URL(request.url), type, start, headers: 0, end: Infinity, bytes: 0 })
  })
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const known = requests.get(requestId)
    if (known) known.headers = response.encodedDataLength
  })
  const finish = (requestId: string, timestamp: number, length: number) => {
    const known = requests.get(requestId)
    if (known) Object.assign(known, { end: timestamp * 1000, bytes: Math.max(0, length - known.headers) })
  }
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    finish(requestId, timestamp, encodedDataLength),
  )
  client.on('Network.loadingFailed', ({ requestId, timestamp }) => finish(requestId, timestamp, 0))
  await client.send('Network.enable')
  return requests
}

const EXTENSIONS = { script: /\.m?js$/, style: /\.css$/, font: /\.woff2?$/, data: /^\/rest\/v1\// }

/** Bytes by kind of what was asked for, and all of them together. */
export function bytesOf(requests: Map<string, Requested>) {
  const all = [...requests.values()]
  const sum = (isMeant: (request: Requested) => boolean) =>
    all.filter(isMeant).reduce((sum, { bytes }) => sum + bytes, 0)
  const of = (kind: keyof typeof EXTENSIONS) => sum(({ url }) => EXTENSIONS[kind].test(url.pathname))
  return {
    script: of('script'),
    style: of('style'),
    font: of('font'),
    data: of('data'),
    document: sum(({ type }) => type === 'Document'),
    total: sum(() => true),
  }
}
