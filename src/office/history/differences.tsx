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

  // The marks are made in the sanitised nodes themselves, so that no markup has to be put together from texts.
  useLayoutEffect(() => {
    const shown = asFragment(spec, after)
    setIsSame(!markDifferences(asFragment(spec, before), shown))
    for (const mark of shown.querySelectorAll('ins, del')) {
      const block = mark.closest('table, blockquote') ?? mark.closest('p, h2, h3, h4, li')
      block?.setAttribute('data-changed', '')
    }
    box.current?.replaceChildren(shown)
  }, [spec, before, after])
  return (
    <>
      <div ref={box} dir="auto" className="prose office-differences" />
      {isSame && JSON.stringify(before) !== JSON.stringify(after) && (
        <p className="text-muted">The words are the same; their form or their links differ.</p>
      )}
    </>
  )
}

function asFragment(spec: FieldSpec, value: FieldValue): DocumentFragment {
  if (spec.kind === 'html' && typeof value === 'string') {
    const text = sanitise(value)
    unmark(text)
    return text
  }
  const fragment = document.createDocumentFragment()
  const list = Array.isArray(value)
    ? value.flatMap((text: string) => (spec.wordsOf?.(text) ?? text).split('\n'))
    : [inWords(spec, value)]
  for (const text of list) {
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    fragment.append(paragraph)
  }
  return fragment
}
