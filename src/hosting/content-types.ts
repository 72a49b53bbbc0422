/** Files of text by the end of their names: sent as UTF-8, and compressed. */
export const TEXT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  svg: 'image/svg+xml',
}

/** Files that are compressed by what they are. */
export const OTHER_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

/** What is none of these. */
export const UNKNOWN_TYPE = 'application/octet-stream'

/** Below this many bytes compressing saves less than the header that tells of it and the work take. */
export const MIN_COMPRESSED_BYTES = 256

/** How hard gzip and brotli try. Somebody waits: the best saves a tenth more of the largest script and takes it fifty times as long. */
export const COMPRESSION_LEVEL = 5
