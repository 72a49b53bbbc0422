import { COMPRESSION_LEVEL, MIN_COMPRESSED_BYTES, OTHER_TYPES, TEXT_TYPES, UNKNOWN_TYPE } from './content-types.ts'
import { REVALIDATED, type SiteRules } from './site-rules.ts'

const CACHE = 'Cache-Control'

/**
 * An example of nginx's settings for some rules. Headers of a `location` would replace those of the server, so all stand
 * in the server, and how long an answer is kept is looked up by the file that answers.
 * @param hidden files of the build that are for hosts alone
 */
export function writeNginx({ headers, redirects, rewrites }: SiteRules, hidden: readonly string[]): string {
  const everywhere = headers.find(({ path }) => path === '/*')?.headers ?? {}
  // With a slash at its end an address leads to another.
  const cached = headers.flatMap(({ path, headers: { [CACHE]: value } }) =>
    value ? [`    ~^${path.slice(0, -1)}.*[^/]$ "${value}";`] : [],
  )
  // nginx itself takes HTML for text.
  const texts = Object.values(TEXT_TYPES).filter((type) => type !== TEXT_TYPES.html)
  const types = Object.entries({ ...TEXT_TYPES, ...OTHER_TYPES })
  return `# An example for nginx 1.25 and newer, written by \`npm run build\`. Yours are: the name, the root, the certificate.
map $uri $cache_control {
    default "${REVALIDATED}";
${cached.join('\n')}
}
map $request_method $allowed_methods {
    default "GET, HEAD";
    GET "";
    HEAD "";
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

    default_type ${UNKNOWN_TYPE};
    types {
${types.map(([ending, type]) => `        ${type} ${ending};`).join('\n')}
    }
    charset utf-8;
    charset_types ${texts.join(' ')};
    # Where the module ngx_brotli is there, brotli beside it, with the same types, and brotli_static.
    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
    gzip_comp_level ${COMPRESSION_LEVEL};
    gzip_min_length ${MIN_COMPRESSED_BYTES};
    gzip_types ${texts.join(' ')};

${Object.entries(everywhere)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header ${CACHE} $cache_control always;
    add_header Allow $allowed_methods always;

    # One address for each page, on whatever host and port it was asked for. A second slash or a backslash at the beginning
    # would lead to another site.
    absolute_redirect off;
    merge_slashes off;
    if ($request_uri ~ "^/(index(\\.html)?/*|/+)(\\?|$)") { return 308 /$is_args$args; }
    if ($request_uri ~ "^(/[^?/\\\\\\\\][^?]*?)(\\.html/*|/+)(\\?|$)") { return 308 $1$is_args$args; }

    location = / { try_files /index.html =404; }
    location = /404 { return 404; }
    location / { try_files $uri $uri.html =404; }
    location ~ "//|/\\." { return 404; }
${redirects.map(({ from, to }) => `    location = ${from} { return 302 ${to}$is_args$args; }\n`).join('')}${rewrites.map(({ from, to }) => `    location ${from.endsWith('*') ? from.slice(0, -1) : `= ${from}`} { try_files ${to}.html =404; }`).join('\n')}
${hidden.map((name) => `    location = /${name} { return 404; }`).join('\n')}
}
`
}
