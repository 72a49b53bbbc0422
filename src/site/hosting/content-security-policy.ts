/** What the policy depends on: the backend and what the pages of a build hold. */
export interface PolicyInput {
  /** Origins besides the site's own that scripts may connect to. */
  connect: readonly string[]
  /** Hashes of the inline scripts, such as `sha256-…`. */
  scripts: readonly string[]
  /** Hashes of the inline styles. */
  styles: readonly string[]
}

/**
 * The policies that may make markup and script addresses from strings (Trusted Types): the one of
 * `src/texts/trusted-types.ts`, the clipboard of the editor's library, and DOMPurify's own.
 */
const TRUSTED_TYPES = ['site', 'ProseMirrorClipboard', 'dompurify']

/** The Content-Security-Policy of every answer (SEC-3). */
export function contentSecurityPolicy({ connect, scripts, styles }: PolicyInput): string {
  const hashes = (list: readonly string[]) => list.map((hash) => `'${hash}'`)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...hashes(styles)],
    // Browsers report each style attribute of a text that is only parsed, and pasted texts say with them what is bold.
    // Stored texts have none: the sanitiser removes them.
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': ["'self'", ...connect],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
