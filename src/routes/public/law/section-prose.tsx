import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { HtmlContent } from '@/components/content/html-content'
import type { ContextRow, SectionPage } from '@/data/sections/queries'
import type { Reference } from '@/lib/references'
import { isPlainClick } from './plain-click'

type SectionProseProps = { section: SectionPage; context: ContextRow[] }

/** The text of a section; its references lead to the pages of the sections they mean. */
export function SectionProse({ section, context }: SectionProseProps) {
  const navigate = useNavigate()
  const resolveReference = useMemo(() => {
    const addresses = new Map(context.map(({ reference, url }) => [reference, url]))
    return (reference: Reference) => addresses.get(wordsOf(reference)) ?? null
  }, [context])
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const address = link?.getAttribute('href')
    if (!address?.startsWith('/law/') || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(address)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: listens for the links inside, which the keyboard clicks
    <article onClick={follow}>
      <HtmlContent isWholePage html={section.content} title={section.title} resolveReference={resolveReference} />
    </article>
  )
}

/** A reference in the words of private.provisions_cited(). */
const wordsOf = ({ kind, number, of }: Reference) =>
  `${kind} ${number}${of ? ` of the ${of.replace(/\s+/g, ' ')}` : ''}`
