import path from 'node:path'
import type { Plugin } from 'vite'
import { createStaticHost } from './static-host.ts'

/** Has `vite preview` answer as a static host does. What stands before it in the list of plugins answers first. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer: ({ config, middlewares }) => {
      middlewares.use(createStaticHost(path.resolve(config.root, config.build.outDir)))
    },
  }
}
