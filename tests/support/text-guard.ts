import { afterAll, afterEach, beforeAll } from 'vitest'

type Move = 'removeChild' | 'insertBefore'

/**
 * For the tests of a file: a browser's translation puts elements of its own in the place of text nodes, and where React then
 * takes such a text out, or puts something before it, it throws, and the page is gone. A text that comes and goes, or that has
 * something coming and going before it, stands in an element of its own; a test that moves a bare one fails.
 */
export function expectTextsInElements(): void {
  const moved: string[] = []
  const { removeChild, insertBefore } = Node.prototype
  const watch = (
    name: Move,
    original: typeof removeChild | typeof insertBefore,
    textOf: (nodes: unknown[]) => unknown,
  ) =>
    Object.assign(Node.prototype, {
      [name](this: Node, ...nodes: unknown[]) {
        const text = textOf(nodes)
        // others write texts too: what makes stored HTML, and the tests
        if (text instanceof Text && new Error(name).stack?.includes('react-dom'))
          moved.push(`${name} "${text.data}" in ${this instanceof Element ? this.outerHTML.slice(0, 200) : 'the page'}`)
        return Reflect.apply(original, this, nodes)
      },
    })
  beforeAll(() => {
    watch('removeChild', removeChild, ([child]) => child)
    watch('insertBefore', insertBefore, ([, next]) => next)
  })
  afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore }))
  afterEach(() => {
    const texts = moved.splice(0)
    if (texts.length > 0) throw new Error(`Texts without an element of their own:\n${texts.join('\n')}`)
  })
}
