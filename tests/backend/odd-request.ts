import fc from 'fast-check'

/** The headers of a JSON body. */
export const JSON_TYPE = { 'content-type': 'application/json' }

/** A JSON list in a list in a list, so many deep. */
export const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
/** A form whose parts `abc` separates, and one of its parts, which is cut off. */
export const MULTIPART = { 'content-type': 'multipart/form-data; boundary=abc' }
export const PART =
  '--abc\r\nContent-Disposition: form-data; name=""; filename="x.pdf"\r\nContent-Type: application/pdf\r\n\r\nhalf'

// Every address that the backend has, with what is sent to none of them.
const PATHS = [
  ...[
    'chapters',
    'sections',
    'contact_messages',
    'faqs',
    'faq_feedback',
    'newsletter_subscriptions',
    'files',
    'nowhere',
    '',
  ].map((table) => `/rest/v1/${table}`),
  ...['echo', 'add_up', 'later', 'search_content', 'search_list', 'count_faq_view', 'subscribe', 'nothing'].map(
    (name) => `/rest/v1/rpc/${name}`,
  ),
  ...[
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'user',
    'recover',
    'verify',
    'logout',
    'otp',
    'signup',
  ].map((name) => `/auth/v1/${name}`),
  ...[
    'object/files/uploads/a.pdf',
    'object/list/files',
    'object/files',
    'object/public/files/x',
    'object/sign/files/x',
    'object/move',
    'bucket',
    'bucket/files',
  ].map((name) => `/storage/v1/${name}`),
]

const odd = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    'null',
    '\0',
    '(',
    '((((',
    'a(b(c))',
    '...',
    'id',
    'title.desc.nullsfirst',
    '-1',
    '1e99',
    '{}',
    '{{1}}',
    '[[',
    '\u202E',
    '💥',
    '\uD800',
  ),
  fc.constantFrom(
    'eq.',
    'in.(',
    'in.("a',
    'fts(x).y',
    'cs.{1',
    'is.maybe',
    'not.not.eq.1',
    'eq(any).{a,b',
    'imatch.[',
    'phfts.&',
    'gt.\0',
    'ov.[1',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const name = fc.constantFrom(
  'id',
  'title',
  'select',
  'order',
  'limit',
  'offset',
  'or',
  'and',
  'not.or',
  'columns',
  'on_conflict',
  'value',
  'numbers',
  'day',
  'query',
  'faq_id',
  'email',
  'message',
  'name',
  'prefixes',
  'token',
  'type',
  'refresh_token',
  'password',
  'a.b',
  '""',
)
const query = fc.array(fc.tuple(name, odd), { maxLength: 3 })
const json = fc.oneof(
  fc.dictionary(name, fc.oneof(odd, fc.jsonValue({ maxDepth: 8 })), { maxKeys: 4 }),
  fc.array(fc.dictionary(name, odd), { maxLength: 3 }),
  fc.jsonValue(),
)
const body = fc.oneof(
  json.map((value) => JSON.stringify(value) ?? ''),
  odd,
  fc.constantFrom('', nested(50), nested(5), 'name,email\n"a', PART, `${PART}\r\n--abc--\r\n`, '--abc--'),
)
const header = fc.constantFrom<Record<string, string>>(
  {},
  JSON_TYPE,
  JSON_TYPE,
  MULTIPART,
  { 'content-type': 'text/csv' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': ';;' },
  { ...JSON_TYPE, prefer: 'return=representation, resolution=merge-duplicates, count=exact, tx=rollback' },
  { ...JSON_TYPE, accept: 'application/vnd.pgrst.object+json', range: '5-', 'range-unit': 'x' },
  { ...JSON_TYPE, accept: 'text/csv', 'content-profile': 'private', 'accept-profile': 'auth' },
)
/** A request that nobody would send: odd in its method, address, headers or body, or in all of them. */
export const oddRequest = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'),
  path: fc.tuple(fc.constantFrom(...PATHS), query).map(([path, pairs]) => {
    const search = new URLSearchParams(pairs).toString()
    return `${path}${path.includes('?') ? '&' : '?'}${search}`
  }),
  headers: header,
  body,
  isStaff: fc.boolean(),
})
