import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import compression from '@polka/compression'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { readHeaders, readRedirects } from './netlify.ts'
import { isMeant, REVALIDATED } from './site-rules.ts'

/** How hard gzip and brotli try: somebody waits. */
const LEVEL = 5

/**
 * Answers for a finished build as a static host does, by the rules in its own `_headers` and `_redirects` (FIND-8). Every
 * request is answered: what the backend serves must be taken out before.
 */
export function createStaticHost(folder: string): RequestListener {
  const compress = compression({ brotli: true, level: LEVEL })
  const serveFile = sirv(folder, { dev: true, etag: true, extensions: ['html'] })
  const read = (name: string) => {
    const file = path.join(folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  return (request, response) =>
    compress(request, response, () => {
      const [pathname = '/', query] = (request.url ?? '').split(/\?(.*)/s)
      const leadTo = (status: number, address: string) => {
        const location = query === undefined ? address : `${address}?${query}`
        response.writeHead(status, { location, 'cache-control': REVALIDATED }).end()
      }
      response.setHeader('cache-control', REVALIDATED)
      response.setHeader('vary', 'Accept-Encoding')
      for (const rule of readHeaders(read('_headers'))) {
        if (isMeant(rule.path, pathname)) response.setHeaders(new Map(Object.entries(rule.headers)))
      }
      const address = pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/'
      // A second slash or a backslash at the beginning would lead to another site.
      if (address !== pathname && !/^\/[/\\]./.test(pathname)) return leadTo(308, address)
      serveFile(request, response, () => {
        const rule = readRedirects(read('_redirects')).find(({ from }) => isMeant(from, pathname))
        if (rule?.status === 302) return leadTo(302, rule.to)
        const missing = () => {
          response.writeHead(404, { 'content-type': 'text/html;charset=utf-8', 'cache-control': REVALIDATED })
          response.end(read('404.html'))
        }
        if (!rule) return missing()
        request.url = rule.to
        serveFile(request, response, missing)
      })
    })
}

/** Has `vite preview` answer as a static host does. What stands before it in the list of plugins answers first. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer: ({ config, middlewares }) => {
      middlewares.use(createStaticHost(path.resolve(config.root, config.build.outDir)))
    },
  }
}
