import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { parseBackendSettings, refuseSecretKeys } from './src/lib/backend-settings.ts'
import { checkSiteSettings } from './src/lib/site-settings.ts'
import { staticHost } from './src/site/hosting/static-host.ts'
import { sourceStamp } from './src/site/source-stamp.ts'
import { LOCAL_MAIL_FROM, LOCAL_PUBLISHABLE_KEY } from './supabase/local/local-keys.ts'
import { embeddedSupabase } from './supabase/local/vite-plugin.ts'

// What every page needs of the libraries, in one file that few releases change.
const VENDOR = /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)[\\/]/

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, import.meta.dirname, 'VITE_')
  const { MAIL_FROM: from = '' } = loadEnv(mode, import.meta.dirname, 'MAIL_FROM')
  refuseSecretKeys(settings)
  checkSiteSettings(settings)
  const backend = parseBackendSettings(settings)
  return {
    plugins: [react(), tailwindcss({ optimize: false }), embeddedSupabase({ url: backend?.url }), staticHost()],
    // The embedded backend's key is no secret: it is the same in every copy of the Supabase CLI.
    define: {
      __EMBEDDED_ANON_KEY__: JSON.stringify(backend ? '' : LOCAL_PUBLISHABLE_KEY),
      __SOURCE__: JSON.stringify(sourceStamp()),
      'import.meta.env.MAIL_FROM': JSON.stringify(backend ? from : LOCAL_MAIL_FROM),
    },
    resolve: {
      alias: { '@mail': `${import.meta.dirname}/supabase/functions/mail`, '@': `${import.meta.dirname}/src` },
    },
    // nothing else of this folder: it may hold settings, and the data of the embedded backend
    server: { port: 5173, fs: { allow: ['index.html', 'src', 'node_modules', 'supabase/functions/mail'] } },
    preview: { port: 4173 },
    build: {
      target: 'es2022',
      // what does not know it loads the same, later
      modulePreload: { polyfill: false },
      // the oldest browsers that Tailwind 4 is made for
      cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
      // a font in the sheet would be loaded by everybody, wherever its characters stand
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      // staff's editor, which no visitor loads (AUTH-6)
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        output: {
          // every page loads the list of all chunks by their names (FAST-4), of which 42 bits tell one from another
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'vendor', test: VENDOR, priority: 2 },
              // what every page loads at once
              { name: 'start', tags: ['$initial'], priority: 1 },
            ],
          },
        },
      },
    },
  }
})
