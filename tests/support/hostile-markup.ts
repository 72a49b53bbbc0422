import fc from 'fast-check'

/** What every payload would run. */
const HIT = 'window.attackHasRun=1'
/** Markup that runs, loads or covers something where nothing stops it; each leaves what follows it alone. */
export const PAYLOADS = [
  `<script>${HIT}</script>`,
  `<img src=x onerror="${HIT}">`,
  `<svg onload="${HIT}"><animate onbegin="${HIT}" attributeName=x dur=1s></svg>`,
  `<svg><script>${HIT}</script><a xlink:href="javascript:${HIT}"><text>svg link</text></a></svg>`,
  `<iframe src="javascript:parent.${HIT}"></iframe><iframe srcdoc="<script>parent.${HIT}</script>"></iframe>`,
  `<object data="javascript:${HIT}"></object><embed src="javascript:${HIT}">`,
  `<a href="javascript:${HIT}">plain link</a> <a href=" java&#10;script:${HIT}">broken link</a>`,
  `<a href="data:text/html,<script>opener.${HIT}</script>">data link</a> <a href="vbscript:${HIT}">vb link</a>`,
  `<form action="javascript:${HIT}"><button formaction="javascript:${HIT}">form button</button></form>`,
  `<details open ontoggle="${HIT}"><summary>details</summary></details>`,
  `<video><source onerror="${HIT}"></video><audio src=x onerror="${HIT}"></audio>`,
  `<input autofocus onfocus="${HIT}"><div contenteditable onfocus="${HIT}" tabindex=1 autofocus>focus</div>`,
  `<style>@import "javascript:${HIT}"; main{display:none}</style><link rel=stylesheet href="//attack.example/x.css">`,
  `<base href="//attack.example/"><meta http-equiv="refresh" content="0;url=javascript:${HIT}">`,
  `<p id="main" name="getElementById" style="position:fixed;inset:0;background:url(//attack.example/x)">clobber</p>`,
  `<template><img src=x onerror="${HIT}"></template><x-y onclick="${HIT}" onpointerenter="${HIT}">custom</x-y>`,
]
/** The same, but they take along what follows them. */
export const GREEDY_PAYLOADS = [
  `<noscript><p title="</noscript><img src=x onerror=${HIT}>"></noscript>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${HIT}&gt;"></table></math>`,
]

/** Where what is fetched by markup is to be found. */
export const FETCHED = 'https://attack.example/'

/** All that a browser fetches by itself for markup, each by an address of its own, in all that changes how it is read. */
export function fetchingMarkup(): string[] {
  const fetching = [
    ...['img src=$', 'img srcset="$ 1x"', 'image src=$', 'video src=$', 'video poster=$', 'audio src=$', 'embed src=$'],
    ...['iframe src=$', 'object data=$', 'input type=image src=$', 'script src=$', 'script type=module src=$'],
    ...['link rel=stylesheet href=$', 'link rel=preload as=image href=$', 'link rel=icon href=$', 'body background=$'],
    ...['p style="background:url($)"', 'table background=$', 'frameset><frame src=$', 'picture><source srcset=$><img'],
    ...['svg><image href=$', 'svg><image xlink:href=$', 'svg><use href="$#x"', 'svg><filter><feImage href=$'],
    ...['style>@import "$"</style', 'svg><style>@import "$"</style', 'base href=$><img src=x', 'video><track src=$'],
  ].map((tag) => `<${tag}>`)
  const around = [
    ...['|', '<div>|</div>', '<x-y><x-y>|</x-y></x-y>', '<p>|</p>', '<ul><li>|</ul>', '<form>|</form>'],
    ...['<table><tr><td>|</table>', '<table>|</table>', '<select><option>|</select>', '<template>|</template>'],
    ...[
      '<noscript>|</noscript>',
      '<svg><desc>|</svg>',
      '<svg><foreignObject><div>|</div></svg>',
      '<math><mtext>|</math>',
    ],
    ...['<math><annotation-xml encoding="text/html">|</math>', '<details open>|</details>', '<marquee>|</marquee>'],
  ]
  return around.flatMap((wrap, row) =>
    fetching.map((tag, place) => wrap.replace('|', tag.replaceAll('$', `${FETCHED}${row}-${place}`))),
  )
}

/** Texts that broke a page, or nearly: wrong to a parser, plain words to whoever typed them. */
export const MISHAPS = [
  '<p>if x<html</p>',
  '<html><p>words',
  '<frameset><frame src=x></frameset>',
  '<frameset',
  '<body onload=x><p>words</body></html><p>more',
  '<head><title>t</title></head><p>words',
  '<col><td>cell</td><caption>words',
  '<table><p>foster<tr><td><table><td>inner',
  '<select><option>one<p>words</select>',
  '<plaintext><p>words',
  '<svg><desc><p>words</svg><math><annotation-xml encoding="text/html"><p>words',
  '<template><template><p>words',
  '<a href=x><a href=y><b><p></a></b>',
  '<p\u0000onclick=x>\u0000&#0;&#x110000;\ud800',
  '<!--><p>words<![CDATA[x]]><?xml ?></>',
  '<x<y>z</x<y>',
  '<table><tr><td colspan=1000000000 rowspan=1000000000>words</table>',
  '<math><font>words</font></math>',
]

const NAMES = [
  ...['p', 'br', 'hr', 'h2', 'ul', 'ol', 'li', 'blockquote', 'b', 'i', 'a', 'span', 'mark', 'code'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['html', 'head', 'body', 'frameset', 'frame', 'title', 'base', 'meta', 'link', 'div', 'font', 'x-y', 'image'],
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'textarea', 'select', 'option', 'button'],
  ...['svg', 'math', 'desc', 'foreignObject', 'mtext', 'mglyph', 'annotation-xml', 'animate', 'form', 'input'],
  ...['xmp', 'plaintext', 'noembed', 'noframes', 'marquee', 'nobr', 'ruby', 'rt', 'dd', 'pre', 'listing', 'dialog'],
]
const ATTRIBUTES = [
  ...[
    'href=x',
    'href="javascript:1"',
    "href='//x'",
    'href',
    'start=-1',
    'type=a',
    'type',
    'colspan=99999999',
    'rowspan=0',
  ],
  ...['scope=row', 'dir=auto', 'lang=he', `onclick=${HIT}`, `onerror="${HIT}"`, 'src=x', 'style=x', 'id=main'],
  ...['name=attributes', 'name=childNodes', 'is=x-y', 'slot=x', 'shadowrootmode=open', 'xlink:href=x', 'a"b', '='],
]
const SHREDS = ['<', '>', '</', '<!--', '-->', '<!', '<?', '&', '&lt;', '&#0;', '"', "'", '=', '/', '\0', '\ud800', ' ']

const word = fc.oneof(
  fc.string({ maxLength: 8, unit: 'binary' }),
  fc.constantFrom(...SHREDS, 'section 30(a)(1)', 'words'),
)
const attributes = fc
  .array(fc.constantFrom(...ATTRIBUTES), { maxLength: 3 })
  .map((list) => list.map((one) => ` ${one}`).join(''))

/** Elements in one another, some of them never closed, with words and shreds of markup between them. */
const generated = fc.letrec<{ markup: string; element: string }>((tie) => ({
  markup: fc
    .array(fc.oneof({ depthSize: 'small' }, word, tie('element')), { maxLength: 6 })
    .map((parts) => parts.join('')),
  element: fc
    .tuple(fc.constantFrom(...NAMES), attributes, tie('markup'), fc.boolean())
    .map(([name, attribute, inside, isClosed]) => `<${name}${attribute}>${inside}${isClosed ? `</${name}>` : ''}`),
})).markup

/** A text in which a piece has been cut out, doubled, or replaced by something else. */
const mutated = fc
  .tuple(
    fc.oneof(generated, fc.constantFrom(...PAYLOADS, ...GREEDY_PAYLOADS, ...MISHAPS)),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(12), fc.nat(2), word), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([text, edits]) =>
    edits.reduce((before, [place, length, copies, added]) => {
      const at = Math.floor(place * before.length)
      const piece = before.slice(at, at + length)
      return before.slice(0, at) + piece.repeat(copies) + added + before.slice(at + length)
    }, text),
  )

/** Any text that might be stored: known attacks and mishaps, generated markup, and either of them with faults in it. */
export const storedText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...PAYLOADS, ...GREEDY_PAYLOADS, ...MISHAPS),
  generated,
  mutated,
)

/** Which texts are tried: always the same. Another seed by FUZZ_SEED, more of them by FUZZ_RUNS. */
export function tries(runs: number): { seed: number; numRuns: number } {
  const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
  const numRuns = Number(process.env.FUZZ_RUNS ?? runs)
  console.info(`${numRuns} texts of the seed ${seed}`)
  return { seed, numRuns }
}
