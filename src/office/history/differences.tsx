import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldValue } from '@/lib/faults'
import type { FieldSpec } from '@/office/manager'
import { sanitise } from '@/texts/sanitise'
import { markDifferences, unmark } from '@/texts/word-differences'
import { inWords } from './shown-value'

type DifferencesProps = { spec: FieldSpec; before: FieldValue; after: FieldValue }

/** A field's value with what differs from the value before, word by word: struck is gone, underlined is new (STAFF-4). */
export function Differences({ spec, before, after }: DifferencesProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isSame, setIsSame] = useState(false)

  const isHtml = spec.kind === 'html'
  const was = inWords(spec, before)
  const is = inWords(spec, after)

  // The marks are made in the sanitised nodes themselves, so that no markup has to be put together from texts. By the
  // words alone: a field that is made anew with every render would replace what somebody has selected.
  useLayoutEffect(() => {
    const shown = asFragment(isHtml, is)
    setIsSame(!markDifferences(asFragment(isHtml, was), shown))
    for (const mark of shown.querySelectorAll('ins, del')) {
      const block = mark.closest('table, blockquote') ?? mark.closest('p, h2, h3, h4, li')
      block?.setAttribute('data-changed', '')
    }
    box.current?.replaceChildren(shown)
  }, [isHtml, was, is])
  return (
    <>
      <div ref={box} dir="auto" className="prose office-differences" />
      {isSame && JSON.stringify(before) !== JSON.stringify(after) && (
        <p className="text-muted">The words are the same; their form or their links differ.</p>
      )}
    </>
  )
}

/** A field's words as nodes: stored HTML, or a paragraph a line. */
function asFragment(isHtml: boolean, words: string): DocumentFragment {
  if (isHtml) {
    const text = sanitise(words)
    unmark(text)
    return text
  }
  const fragment = document.createDocumentFragment()
  for (const line of words.split('\n')) {
    const paragraph = document.createElement('p')
    paragraph.textContent = line
    fragment.append(paragraph)
  }
  return fragment
}
