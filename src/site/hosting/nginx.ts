import { MARKDOWN, REVALIDATED, type SiteRules } from './site-rules.ts'

const CACHE = 'Cache-Control'

/**
 * An example of nginx's settings for some rules. Headers of a `location` would replace those of the server, so all stand
 * in the server, and how long an answer is kept is looked up by the file that answers.
 */
export function writeNginx({ headers, addresses }: SiteRules): string {
  const everywhere = headers.find(({ path }) => path === '/*')?.headers ?? {}
  const cached = headers.flatMap(({ path, headers: { [CACHE]: value } }) =>
    value ? [`    ~^${path.slice(0, -1)} "${value}";`] : [],
  )
  const answers = addresses.map(({ from, to, status }) => {
    const place = from.endsWith('*') ? from.slice(0, -1) : `= ${from}`
    return `    location ${place} { ${status === 302 ? `return 302 ${to}$is_args$args` : `try_files ${to}.html =404`}; }`
  })
  return `# An example for nginx 1.25 and newer, written by \`npm run build\`. Yours are: the name, the root, the certificate.
map $uri $cache_control {
    default "${REVALIDATED}";
${cached.join('\n')}
}

server {
    listen 80;
    listen [::]:80;
    server_name vat.example.com;
    return 301 https://$server_name$request_uri;
}

server {
    listen 443 ssl;
    listen [::]:443 ssl;
    http2 on;
    server_name vat.example.com;
    ssl_certificate /etc/ssl/vat.example.com.crt;
    ssl_certificate_key /etc/ssl/vat.example.com.key;
    root /var/www/vat.example.com;
    error_page 404 /404.html;
    server_tokens off;
    # Long searches and packs stand in addresses.
    large_client_header_buffers 4 16k;
    # A browser reads a record of TLS when it has all of it: long ones keep the beginning of a page waiting.
    ssl_buffer_size 4k;

    include mime.types;
    charset utf-8;
    charset_types application/javascript text/css text/javascript text/plain text/xml ${MARKDOWN.type};
    # Where the module ngx_brotli is there, brotli beside it, with the same types.
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_comp_level 5;
    gzip_types text/css text/javascript application/javascript application/xml application/atom+xml application/json image/svg+xml ${MARKDOWN.type};

${Object.entries(everywhere)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header ${CACHE} $cache_control always;

    # One address for each page, on whatever host and port it was asked for. A second slash or a backslash at the beginning
    # would lead to another site.
    absolute_redirect off;
    if ($request_uri ~ "^/(index(\\.html)?/*|/+)(\\?|$)") { return 308 /$is_args$args; }
    if ($request_uri ~ "^(/[^?/\\\\\\\\][^?]*?)(\\.html/*|/+)(\\?|$)") { return 308 $1$is_args$args; }

    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
    location ~ "\\.${MARKDOWN.ending}$" { types {} default_type ${MARKDOWN.type}; }
    location = /manifest.webmanifest { types {} default_type application/manifest+json; }
    location ~ "^/(_headers|_redirects|nginx\\.conf)$" { return 404; }
${answers.join('\n')}
}
`
}
