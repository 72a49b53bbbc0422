import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin, type ResolveModulePreloadDependenciesFn } from 'vite'
import { staticHost } from './src/hosting/vite-plugin.ts'
import { parseBackendSettings, refuseSecretKeys } from './src/lib/backend-settings.ts'
import { checkSiteSettings } from './src/lib/site-settings.ts'
import { LOCAL_PUBLISHABLE_KEY } from './supabase/local/local-keys.ts'
import { embeddedSupabase } from './supabase/local/vite-plugin.ts'

// What nearly every page needs of the libraries. Mutations and lists without end are for a few pages, most of them staff's.
const VENDOR =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack(?!.*(?:useMutation|mutationObserver|nfiniteQuery(?!Behavior))))[\\/]/

// Small modules that nearly every page needs. Visitors and staff share them, so that without this each would be a file by
// itself. Nothing else that is shared belongs here: every visitor would load it.
const BASE =
  /src[\\/](?:app[\\/]paths|routes[\\/]public[\\/]layout[\\/](?:page|running-head)|hooks[\\/](?:use-follow-links|use-hash|use-is-hydrating|use-pack|use-stored-html|use-until-found)|data[\\/](?:citations[\\/](?:links|queries)|public-client|backend|backend-fetch|errors|fetch-unless-silent|request|uuid)|lib[\\/](?:citation|decode-hash|count|text-match|leading-title|backend-settings|dates|fields-of|lazily|parse-json|page-number|page-path|plain-text|reference-at|site|trusted-types)|components[\\/](?:states[\\/](?:contained|empty-state|error-panel|optional|skeleton)|ui[\\/](?:button|fold|icons|page-heading|search-field)|content[\\/](?:day|external-link|highlighted-text|html-content|pack-button|pdf-link|provision-links|reference-preview)))\.|vite[\\/]preload-helper/

// What the whole law and the page of one section have in common.
const LAW =
  /src[\\/](?:routes[\\/]public[\\/]law[\\/](?:contents|law-type-of|related-rulings|law-texts|paragraph-notice|cited-by-kind|scroll-to-place|law-context)|data[\\/]sections[\\/]queries|lib[\\/](?:follow-place|section-target|law-outline))\./

// What makes a text fit to be shown that came from the database, and not with a page written at build time.
const SHOWING =
  /src[\\/]lib[\\/](?:sanitise|allowed-html|link-references|mark-paragraphs|raise-headings|table-boxes|highlight|text-runs|hold-references|mark-hebrew-words)\./

// What the lists of visitors have in common, and what their pages of one text have.
const LISTS =
  /src[\\/](?:routes[\\/]public[\\/]list|components[\\/](?:states[\\/]no-rows|ui[\\/]pagination|content[\\/]docket-entry)|hooks[\\/](?:use-list-address|use-focus-on-change))/
const TEXTS =
  /src[\\/](?:routes[\\/]public[\\/]layout[\\/](?:item-page|cited-sections)|components[\\/](?:states[\\/]article-skeleton|content[\\/](?:article|panel|facts|item-actions|copy-citation-button|share-button))|lib[\\/]item-citation)\./

// How rulings, decisions and news are asked for: for one of them as much as for all, since each alone is some hundred bytes,
// and every file has a name that each visitor loads.
const QUERIES =
  /src[\\/](?:app[\\/]loaders[\\/](?:loader|rulings|decisions|news)|data[\\/](?:one-text|page|(?:list-options|neighbours|rulings|tax-decisions|news)[\\/]queries))\./

// What a page has loaded before any of its scripts can ask for more.
const LOADED = /assets\/(?:rolldown-runtime|vendor|base|index)-[^/]*\.js$/

/** What is to be loaded along with a module that a script asks for, without what the script itself has needed. */
const withoutLoaded: ResolveModulePreloadDependenciesFn = (_, needed, { hostType }) =>
  hostType === 'js' ? needed.filter((name) => !LOADED.test(name)) : needed

// Its package leads to the development build only; the production build beside it lacks the warnings for developers.
const ROUTER = `${import.meta.dirname}/node_modules/react-router/dist/production`
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
]

/** Without the names for React's developer tools nothing of the router is kept that nobody uses: its forms, its own links. */
const routerWithoutNames = (): Plugin => ({
  name: 'router-without-names',
  apply: 'build',
  transform: {
    filter: { id: `${ROUTER}/*` },
    handler: (code) =>
      code.replace(/^\w+\.displayName = .*;$/gm, '').replace(/= (\w+\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
  },
})

export default defineConfig(({ mode, command }) => {
  const settings = loadEnv(mode, import.meta.dirname, 'VITE_')
  refuseSecretKeys(settings)
  checkSiteSettings(settings)
  const backend = parseBackendSettings(settings)
  return {
    plugins: [
      react(),
      routerWithoutNames(),
      tailwindcss({ optimize: false }),
      embeddedSupabase({ url: backend?.url }),
      staticHost(),
    ],
    // The embedded backend's key is no secret: it is the same in every copy of the Supabase CLI.
    define: { __EMBEDDED_ANON_KEY__: JSON.stringify(backend ? '' : LOCAL_PUBLISHABLE_KEY) },
    resolve: {
      alias: [
        { find: '@', replacement: `${import.meta.dirname}/src` },
        ...(command === 'build' ? PRODUCTION_ROUTER : []),
      ],
    },
    // nothing else of this folder: it may hold settings, and the data of the embedded backend
    server: { port: 5173, fs: { allow: ['index.html', 'src', 'node_modules'] } },
    preview: { port: 4173 },
    build: {
      target: 'es2022',
      // the oldest browsers that Tailwind 4 is made for
      cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
      // a font in the sheet would be loaded by everybody, wherever its characters stand
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      // A browser that knows no module preload loads the same modules a little later; the polyfill would cost all the others.
      modulePreload: { polyfill: false, resolveDependencies: withoutLoaded },
      // staff's editor, which no visitor loads (AUTH-6)
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Few releases change it: smaller in one piece, and kept by the browser's cache.
              { name: 'vendor', test: VENDOR },
              { name: 'base', test: BASE },
              // without what these need themselves, which every page may need
              { name: 'law', test: LAW, includeDependenciesRecursively: false },
              { name: 'showing', test: SHOWING, includeDependenciesRecursively: false },
              { name: 'lists', test: LISTS, includeDependenciesRecursively: false },
              { name: 'list-queries', test: QUERIES, includeDependenciesRecursively: false },
              { name: 'texts', test: TEXTS, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  }
})
