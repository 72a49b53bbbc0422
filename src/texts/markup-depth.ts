/** As deep may elements of foreign markup stand in one another; what people write has some twenty. */
export const DEEPEST = 200

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

// The names that the HTML standard tells apart, "13.2.6 Tree construction".
const VOID = names(
  'area base basefont bgsound br col embed frame hr img image input keygen link meta param source track wbr',
)
const PLAIN = names('script style textarea title xmp iframe noembed noframes')
const FORMATTING = names('a b big code em font i nobr s small strike strong tt u')
const SPECIAL = names(
  'address applet article aside blockquote body button caption center colgroup dd details dir div dl dt fieldset figcaption ' +
    'figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup html li listing main marquee menu nav noscript object ol ' +
    'p plaintext pre search section select summary table tbody td template tfoot th thead tr ul',
)
/** What stands in one of these is closed with it, and what is written in it does not reach out of it. */
const SEALED = names('applet caption marquee object td template th')
const CLOSES_P = names(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp',
)
/** What an opening tag closes of its own kind: the parts of a table up to the table, items up to the next block around them. */
const PARTS: Readonly<Record<string, ReadonlySet<string>>> = {
  li: names('li'),
  dd: names('dd dt'),
  dt: names('dd dt'),
  button: names('button'),
  td: names('td th'),
  th: names('td th'),
  tr: names('tr'),
  ...Object.fromEntries(
    ['tbody', 'thead', 'tfoot', 'caption', 'colgroup'].map((part) => [
      part,
      names('tbody thead tfoot caption colgroup'),
    ]),
  ),
}
const OF_TABLE = names('td th tr tbody thead tfoot caption colgroup')
const LOOSE = names('address div p')

/** A tag, its name and whether it closes; or what is passed over whole. */
const TOKENS = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>?/gi

type Open = { name: string; tag: string }

/**
 * Whether elements of a markup would stand in one another deeper than DEEPEST, by its tags alone: a browser needs minutes for such a
 * markup, and all that reads it after. Elements whose end HTML lets out are counted as closed.
 */
export function isTooDeep(html: string): boolean {
  let open: readonly Open[] = []
  const tokens = new RegExp(TOKENS)
  for (let token = tokens.exec(html); token; token = tokens.exec(html)) {
    const [tag, slash, written] = token
    if (written === undefined) continue
    const name = written.toLowerCase()
    open = slash ? close(open, name) : VOID.has(name) ? closeBefore(open, name) : openNext(open, name, tag)
    if (!slash && PLAIN.has(name)) tokens.lastIndex = endOf(html, name, tokens.lastIndex)
    if (!slash && name === 'plaintext') return false
    if (open.length > DEEPEST) return true
  }
  return false
}

/** Where an element ends that holds no tags. */
function endOf(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? html.length
}

function openNext(open: readonly Open[], name: string, tag: string): readonly Open[] {
  const isForeign = open.some((each) => each.name === 'svg' || each.name === 'math')
  if (isForeign) return tag.endsWith('/>') ? open : [...open, { name, tag }]
  // A form in a form, and a part of a table outside of one, are none; a link in a link closes that.
  if (name === 'form' && open.some((each) => each.name === 'form')) return open
  if (OF_TABLE.has(name) && !open.some((each) => each.name === 'table' || each.name === 'template')) return open
  const isOnce = name === 'a' || name === 'nobr'
  const before = isOnce ? open.filter((each) => each.name !== name) : closeBefore(open, name)
  return [...before, { name, tag }]
}

/** What stays open where an element begins. */
function closeBefore(open: readonly Open[], name: string): readonly Open[] {
  if (name === 'option') return open.at(-1)?.name === name ? open.slice(0, -1) : open
  const parts = PARTS[name]
  const left = parts ? closeUntil(open, (each) => parts.has(each), isAround(name)) : open
  if (!CLOSES_P.has(name)) return left
  const lines = closeUntil(
    left,
    (each) => each === 'p',
    (each) => SEALED.has(each) || each === 'table' || each === 'button',
  )
  return HEADING.test(name) && HEADING.test(lines.at(-1)?.name ?? '') ? lines.slice(0, -1) : lines
}

const HEADING = /^h[1-6]$/

/** Whether an element keeps a part that begins in it from closing one outside. */
const isAround = (part: string) => (each: string) =>
  OF_TABLE.has(part) ? each === 'table' || each === 'template' : SPECIAL.has(each) && !LOOSE.has(each)

function close(open: readonly Open[], name: string): readonly Open[] {
  // These go, and what was opened in them stays.
  if (FORMATTING.has(name) || name === 'form') {
    const place = open.findLastIndex((each) => each.name === name)
    return open.filter((_, index) => index !== place)
  }
  const isOther = !SPECIAL.has(name)
  return closeUntil(
    open,
    (each) => each === name || (HEADING.test(name) && HEADING.test(each)),
    (each) =>
      (isOther ? SPECIAL.has(each) : (SEALED.has(each) && !OF_TABLE.has(name)) || each === 'table') ||
      (name === 'li' && (each === 'ul' || each === 'ol')),
  )
}

/**
 * Closes the innermost element that is meant, with all in it, unless one that is around comes first. Emphasis that was in it is opened
 * again after it, as browsers do: of the same at most three.
 */
function closeUntil(
  open: readonly Open[],
  isMeant: (name: string) => boolean,
  isAroundIt: (name: string) => boolean,
): readonly Open[] {
  const place = open.findLastIndex(({ name }) => isMeant(name) || isAroundIt(name))
  const closed = open[place]
  if (!closed || !isMeant(closed.name)) return open
  const kept = open.slice(0, place)
  if (SEALED.has(closed.name) || OF_TABLE.has(closed.name)) return kept
  // Around a line of text it is opened again from then on, in a block only there.
  const most = SPECIAL.has(closed.name) && closed.name !== 'button' ? 3 : Infinity
  for (const each of open.slice(place + 1)) {
    if (FORMATTING.has(each.name) && kept.filter(({ tag }) => tag === each.tag).length < most) kept.push(each)
  }
  return kept
}
