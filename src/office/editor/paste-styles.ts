import { rename } from './rich-text-dom'

/** Turns styled emphasis in `body` into elements, and drops what a style undoes (Google Docs' <b> of normal weight). */
export function readStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('del, strike')) rename(element, 's')
  for (const element of body.querySelectorAll<HTMLElement>('b, strong, i, em, u, span, font')) readStyle(element)
  for (const list of body.querySelectorAll<HTMLElement>('ol')) readNumbering(list)
}

type Style = Pick<CSSStyleDeclaration, 'fontWeight' | 'fontStyle' | 'textDecoration' | 'textDecorationLine'>

const lineOf = ({ textDecoration, textDecorationLine }: Style) => `${textDecoration} ${textDecorationLine}`

const EMPHASIS = new Map<string, { name: string; isUndone: (style: Style) => boolean }>()
for (const name of ['b', 'strong']) {
  EMPHASIS.set(name, { name: 'strong', isUndone: ({ fontWeight }) => /^(normal|lighter|[1-5]00)$/.test(fontWeight) })
}
for (const name of ['i', 'em']) EMPHASIS.set(name, { name: 'em', isUndone: ({ fontStyle }) => fontStyle === 'normal' })
EMPHASIS.set('u', { name: 'u', isUndone: (style) => /none/.test(lineOf(style)) })

function readStyle(element: HTMLElement): void {
  const { style } = element
  const emphasis = EMPHASIS.get(element.localName)
  // A link is underlined anyway.
  const isInLink = Boolean(element.closest('a') || element.querySelector('a'))
  const names = [
    emphasis && !emphasis.isUndone(style) ? emphasis.name : '',
    /^(bold|bolder|[6-9]00)$/.test(style.fontWeight) ? 'strong' : '',
    /^(italic|oblique)/.test(style.fontStyle) ? 'em' : '',
    /underline/.test(lineOf(style)) ? 'u' : '',
    /line-through/.test(lineOf(style)) ? 's' : '',
    /^(super|sub)$/.test(style.verticalAlign) ? style.verticalAlign.replace('super', 'sup') : '',
  ].filter((name) => name !== '' && !(name === 'u' && isInLink))
  for (const name of new Set(names)) {
    const wrapper = document.createElement(name)
    wrapper.append(...element.childNodes)
    element.append(wrapper)
  }
  if (emphasis) element.replaceWith(...element.childNodes)
}

const NUMBERINGS = new Map([
  ['lower-alpha', 'a'],
  ['lower-latin', 'a'],
  ['upper-alpha', 'A'],
  ['upper-latin', 'A'],
  ['lower-roman', 'i'],
  ['upper-roman', 'I'],
])

function readNumbering(list: HTMLElement): void {
  const first = list.querySelector<HTMLElement>(':scope > li')
  const type = NUMBERINGS.get(list.style.listStyleType) ?? NUMBERINGS.get(first?.style.listStyleType ?? '')
  if (type) list.setAttribute('type', type)
}
