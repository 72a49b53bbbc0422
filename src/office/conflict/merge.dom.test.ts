import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FieldSpec } from '@/office/manager'
import { loadSanitiser } from '@/texts/sanitise'
import { bothAdded, type Choice, chosenPieces, compareVersions, type Side, type Stretch } from './merge'
import { cut, join } from './pieces'

beforeAll(loadSanitiser)

const CONTENT: FieldSpec = { name: 'content', label: 'Content', kind: 'html' }
type Texts = { origin: string | null; theirs: string; mine: string }

const compare = ({ origin, theirs, mine }: Texts) =>
  compareVersions({
    origin: origin === null ? null : cut(CONTENT, origin),
    theirs: cut(CONTENT, theirs),
    mine: cut(CONTENT, mine),
  })
const choose = (stretches: Stretch[], choiceOf: (stretch: Stretch) => Choice) =>
  join(CONTENT, chosenPieces(stretches, choiceOf), '')
const changes = (stretches: Stretch[]) => stretches.flatMap(({ changedBy }) => changedBy ?? [])
const settled = ({ changedBy }: Stretch): Side => (changedBy === 'theirs' ? 'theirs' : 'mine')

describe('STAFF-4 two versions of a text, paragraph by paragraph', () => {
  it('STAFF-4 neighbouring paragraphs that each of two people changed are two places, both settled', () => {
    const stretches = compare({
      origin: '<p>The rate is zero here.</p><p>Keep all the documents.</p>',
      theirs: '<p>The rate is zero there.</p><p>Keep all the documents.</p>',
      mine: '<p>The rate is zero here.</p><p>Keep all the papers and documents.</p>',
    })
    expect(changes(stretches)).toEqual(['theirs', 'mine'])
    expect(choose(stretches, settled)).toBe('<p>The rate is zero there.</p><p>Keep all the papers and documents.</p>')
  })

  it('STAFF-4 a paragraph that both changed is one place for a choice; what both changed alike is none', () => {
    const stretches = compare({
      origin: '<p>One rate for all.</p><p>Two</p>',
      theirs: '<p>One rate for them.</p><p>Three</p>',
      mine: '<p>One rate for me.</p><p>Three</p>',
    })
    expect(changes(stretches)).toEqual(['both'])
    expect(choose(stretches, () => 'theirs')).toBe('<p>One rate for them.</p><p>Three</p>')
  })

  it('STAFF-4 items of a list are compared one by one, and stay one list', () => {
    const stretches = compare({
      origin: '<ol type="a"><li>exports of goods</li><li>services abroad</li></ol>',
      theirs: '<ol type="a"><li>new in front</li><li>exports of goods</li><li>services abroad</li></ol>',
      mine: '<ol type="a"><li>exports of goods</li><li>services given abroad</li></ol>',
    })
    expect(changes(stretches)).toEqual(['theirs', 'mine'])
    expect(choose(stretches, settled)).toBe(
      '<ol type="a"><li>new in front</li><li>exports of goods</li><li>services given abroad</li></ol>',
    )
  })

  it('STAFF-4 what both added at one place can be kept, of paragraphs and of a list; what both changed cannot', () => {
    const paragraphs = compare({
      origin: '<p>First of all.</p><p>Last of all.</p>',
      theirs: '<p>First of all.</p><p>Their two.</p><p>Their three.</p><p>Last of all.</p>',
      mine: '<p>First of all.</p><p>My remark.</p><p>Last of all.</p>',
    })
    expect(paragraphs.filter(bothAdded)).toHaveLength(1)
    expect(choose(paragraphs, () => 'both')).toBe(
      '<p>First of all.</p><p>Their two.</p><p>Their three.</p><p>My remark.</p><p>Last of all.</p>',
    )
    const list = compare({
      origin: '<ul><li>exports of goods</li></ul>',
      theirs: '<ul><li>exports of goods</li><li>their item</li></ul>',
      mine: '<ul><li>exports of goods</li><li>my item</li></ul>',
    })
    expect(choose(list, () => 'both')).toBe('<ul><li>exports of goods</li><li>their item</li><li>my item</li></ul>')
    const changed = compare({
      origin: '<p>One for all.</p>',
      theirs: '<p>One for them.</p>',
      mine: '<p>One for me.</p>',
    })
    expect(changed.some(bothAdded)).toBe(false)
  })

  it.each([
    ['a paragraph', '<p>One.</p>', '<p>One. Theirs.</p>', '<p>One. Mine.</p>', '<p>One. Theirs. Mine.</p>'],
    [
      'one that ends in a link',
      '<p>See <a href="/law">One</a></p>',
      '<p>See <a href="/law">One</a> <b>theirs</b></p>',
      '<p>See <a href="/law">One</a>&nbsp;mine</p>',
      '<p>See <a href="/law">One</a> <b>theirs</b>&nbsp;mine</p>',
    ],
    [
      'an item of a list',
      '<ol type="a"><li>one</li></ol>',
      '<ol type="a"><li>one and two</li></ol>',
      '<ol type="a"><li>one or none</li></ol>',
      '<ol type="a"><li>one and two or none</li></ol>',
    ],
  ])('STAFF-4 sentences that both added at the end of %s can both be kept, theirs first', (_, ...texts) => {
    const [origin, theirs, mine, both] = texts
    const stretches = compare({ origin, theirs, mine })
    expect(changes(stretches)).toEqual(['both'])
    expect(choose(stretches, () => 'both')).toBe(both)
  })

  it.each([
    ['one struck something', '<p>One. Two.</p>', '<p>One. Theirs.</p>', '<p>One. Two. Mine.</p>'],
    ['one wrote at its beginning', '<p>One.</p>', '<p>Theirs. One.</p>', '<p>One. Mine.</p>'],
    ['a figure got more digits', '<p>18</p>', '<p>180</p>', '<p>185</p>'],
    ['they stand in different places', '<p>a <b>c</b></p>', '<p>a <b>c d</b></p>', '<p>a <b>c</b> e</p>'],
  ])('STAFF-4 not both are offered where %s', (_, origin, theirs, mine) => {
    expect(compare({ origin, theirs, mine }).some(bothAdded)).toBe(false)
  })

  it('STAFF-4 without what both started from, all that differs waits for a choice', () => {
    const stretches = compare({ origin: null, theirs: '<p>Same</p><p>Theirs</p>', mine: '<p>Same</p><p>Mine</p>' })
    expect(changes(stretches)).toEqual(['both'])
  })

  it('STAFF-4 a text without paragraphs, and one that is empty, lose nothing', () => {
    const stretches = compare({ origin: '', theirs: 'Loose <b>words</b>', mine: '<hr><p>Mine</p>tail' })
    expect(choose(stretches, () => 'theirs')).toBe('Loose <b>words</b>')
    expect(choose(stretches, () => 'mine')).toBe('<hr><p>Mine</p>tail')
  })
})

describe('STAFF-4 whatever was changed and chosen', () => {
  type Block = { id: number; tag: 'p' | 'h3' | 'li' | 'td'; words: string }
  const wordsOf = (id: number) => `n${id} a${id} b${id} c${id} d${id} e${id}`
  const block = (id: number) =>
    fc.constantFrom<Block['tag']>('p', 'h3', 'li', 'td').map((tag): Block => ({ id, tag, words: wordsOf(id) }))
  const blocks = (first: number) =>
    fc
      .integer({ min: 0, max: 8 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => block(first + i))))

  /** Keeps, changes or removes each block, and adds others. */
  const versionOf = (origin: readonly Block[], firstNew: number) =>
    fc.array(fc.constantFrom('keep', 'keep', 'change', 'remove', 'add'), { minLength: 9, maxLength: 9 }).map((edits) =>
      [...origin, null].flatMap((old, index): Block[] => {
        const edit = edits[index]
        const kept = old && edit !== 'remove' ? [old] : []
        const changed = kept.map((one) => (edit === 'change' ? { ...one, words: `${one.words} x${firstNew}` } : one))
        const added = { id: firstNew + index, tag: 'p', words: wordsOf(firstNew + index) } as const
        return edit === 'add' ? [...changed, added] : changed
      }),
    )
  const render = (version: readonly Block[]) =>
    version
      .map(({ tag, words }) => {
        if (tag === 'li') return `<ul><li>${words}</li></ul>`
        return tag === 'td' ? `<table><tbody><tr><td>${words}</td></tr></tbody></table>` : `<${tag}>${words}</${tag}>`
      })
      .join('')
      // Items beside one another are one list.
      .replaceAll('</ul><ul>', '')
  const versions = blocks(0).chain((origin) =>
    fc.record({ origin: fc.constant(origin), theirs: versionOf(origin, 100), mine: versionOf(origin, 200) }),
  )
  const idsOf = (html: string) => [...html.matchAll(/n(\d+)/g)].map(([, id]) => Number(id))
  // The sanitiser has nothing to take out here, and takes several times as long as a parser.
  const stored = (html: string) => {
    const box = document.createElement('div')
    box.innerHTML = html
    return box.innerHTML
  }

  it.each([true, false])(
    'STAFF-4 all of one side is that side, and no paragraph is lost or doubled (origin known: %s)',
    (isKnown) => {
      fc.assert(
        fc.property(versions, fc.infiniteStream(fc.boolean()), ({ origin, theirs, mine }, coins) => {
          const texts = { origin: isKnown ? render(origin) : null, theirs: render(theirs), mine: render(mine) }
          const stretches = compare(texts)
          expect(choose(stretches, () => 'mine')).toBe(stored(texts.mine))
          expect(choose(stretches, () => 'theirs')).toBe(stored(texts.theirs))

          const any = String(choose(stretches, () => (coins.next().value ? 'mine' : 'theirs')))
          expect(stored(any)).toBe(any)
          const ids = idsOf(any)
          expect(new Set(ids).size).toBe(ids.length)
          for (const { id } of mine) if (theirs.some((other) => other.id === id)) expect(ids).toContain(id)
          const known = new Set([...mine, ...theirs].map(({ id }) => id))
          for (const id of ids) expect(known).toContain(id)
        }),
        { numRuns: 150 },
      )
    },
  )
})
