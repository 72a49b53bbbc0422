import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/** A certificate for 127.0.0.1 that nobody trusts but who is told to. */
export interface Certificate {
  key: Buffer
  cert: Buffer
  /** For NODE_EXTRA_CA_CERTS. */
  file: string
  /** For Chromium's --ignore-certificate-errors-spki-list, which leaves its cache as it is. */
  fingerprint: string
}

/** Makes a certificate in a folder. Throws one sentence when there is no openssl. */
export function makeCertificate(folder: string): Certificate {
  const [keyFile, file] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const args = ['req', '-x509', ...curve, '-nodes', '-days', '30', ...names, '-keyout', keyFile, '-out', file]
  try {
    execFileSync('openssl', args, { stdio: 'ignore' })
  } catch (cause) {
    throw new Error('The certificate for HTTP/2 could not be made: install openssl.', { cause })
  }
  const cert = readFileSync(file)
  const { publicKey } = new X509Certificate(cert)
  const fingerprint = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { key: readFileSync(keyFile), cert, file, fingerprint }
}

/**
 * Bytes of a TLS record, which a browser can read only when it has all of it. Hosts send short ones at first, and our example
 * for nginx does so (src/site/hosting/nginx.ts): one of 16 KB would not fit into a connection's first window.
 */
const RECORD = 4096

/** Answers over TLS and HTTP/2, as every host does, with what a plain server answers. */
export async function secure(upstream: string, { key, cert }: Certificate) {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) =>
    pass(incoming, outgoing, upstream),
  )
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD))
  // a browser that closes in the middle of a visit
  server.on('sessionError', () => {})
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `https://127.0.0.1:${port}`, close: () => void server.close() }
}

function pass(incoming: Http2ServerRequest, outgoing: Http2ServerResponse, upstream: string): void {
  const headers = { ...withoutHops(incoming.headers), host: new URL(upstream).host }
  const passed = request(upstream + incoming.url, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers))
    answer.pipe(outgoing)
  })
  passed.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(passed)
}

/** Without what HTTP/2 names otherwise, or knows nothing of. */
const withoutHops = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !['connection', 'keep-alive', 'transfer-encoding', 'host'].includes(name),
    ),
  )
