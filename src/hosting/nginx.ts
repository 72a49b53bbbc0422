import { REVALIDATED, type SiteRules } from './site-rules.ts'

const CACHE = 'Cache-Control'

/**
 * An example of nginx's settings for some rules. Headers of a `location` would replace those of the server, so all stand
 * in the server, and how long an answer is kept is looked up by the file that answers.
 * @param hidden files of the build that are for hosts alone
 */
export function writeNginx({ headers, redirects, rewrites }: SiteRules, hidden: readonly string[]): string {
  const everywhere = headers.find(({ path }) => path === '/*')?.headers ?? {}
  const cached = headers.flatMap(({ path, headers: { [CACHE]: value } }) =>
    value ? [`    ~^${path.slice(0, -1)} "${value}";`] : [],
  )
  return `# An example for nginx 1.25 and newer, written by \`npm run build\`. Yours are: the name, the root, the certificate.
map $uri $cache_control {
    default "${REVALIDATED}";
${cached.join('\n')}
}

server {
    listen 443 ssl;
    http2 on;
    server_name vat.example.com;
    ssl_certificate /etc/ssl/vat.example.com.crt;
    ssl_certificate_key /etc/ssl/vat.example.com.key;
    root /var/www/vat.example.com;
    error_page 404 /404.html;
    charset utf-8;
    # A browser reads a record of TLS when it has all of it: long ones keep the beginning of a page waiting.
    ssl_buffer_size 4k;
    # Where the module ngx_brotli is there, brotli beside it, with the same types.
    gzip on;
    gzip_vary on;
    gzip_types text/css text/javascript application/javascript application/json application/manifest+json
        application/atom+xml application/xml text/xml text/plain image/svg+xml;

${Object.entries(everywhere)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header ${CACHE} $cache_control always;

    # One address for each page. A second slash or a backslash at the beginning would lead to another site.
    if ($request_uri ~ "^/index(\\.html)?/*(\\?|$)") { return 308 /$is_args$args; }
    if ($request_uri ~ "^(/[^?/\\\\\\\\][^?]*?)(\\.html|/+)(\\?|$)") { return 308 $1$is_args$args; }

    location = / { try_files /index.html =404; }
    location = /404 { return 404; }
    location / { try_files $uri $uri.html =404; }
${redirects.map(({ from, to }) => `    location = ${from} { return 302 ${to}$is_args$args; }\n`).join('')}${rewrites.map(({ from, to }) => `    location ${from.endsWith('*') ? from.slice(0, -1) : `= ${from}`} { try_files ${to}.html =404; }`).join('\n')}
${hidden.map((name) => `    location = /${name} { return 404; }`).join('\n')}
}
`
}
