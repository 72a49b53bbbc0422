import { type RefObject, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { PackedText } from '@/kinds/texts'
import { citedText } from '@/law/citation'
import { linkParts, partId } from '@/law/pack-links'
import { formatDay } from '@/lib/dates'
import { SITE_NAME } from '@/lib/site'
import { packAddress } from '@/names/pack-address'
import { HtmlContent } from '@/texts/html-content'
import { ReferencePreview } from '@/texts/reference-preview'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useSiteUrl } from '@/ui/hooks/use-site-url'
import { useToday } from '@/ui/hooks/use-today'
import { Contained } from '@/ui/states/contained'
import { PackContents } from './pack-contents'
import { Packed } from './packed-text'

type PackProps = { items: readonly string[]; title: string }

type PackTextsProps = PackProps & {
  list: RefObject<HTMLOListElement | null>
  onChange: (items: readonly string[], removed?: string) => void
}

/** The contents of a pack, and its texts one after the other. */
export function PackTexts({ list, items, title, onChange }: PackTextsProps) {
  return (
    <>
      <Imprint items={items} title={title} />
      <PackContents list={list} items={items} onChange={onChange} />
      {items.map((item) => (
        <Contained key={item} what="This text">
          <Packed item={item}>{(text) => <PackText {...text} item={item} items={items} />}</Packed>
        </Contained>
      ))}
    </>
  )
}

/** On the title page in print: of which day it is, and where it can be opened. */
function Imprint({ items, title }: PackProps) {
  const site = useSiteUrl()
  const today = useToday()
  return (
    <p className="on-text hidden print:mb-6 print:block">
      {SITE_NAME}, {items.length === 1 ? '1 text' : `${items.length} texts`}, printed on {formatDay(today)}
      <br />
      {site + packAddress(items, title)}
    </p>
  )
}

type PackTextProps = PackedText & { item: string; items: readonly string[] }

function PackText(props: PackTextProps) {
  const { title, cited, path, summary, text, below, section, item, items } = props
  const site = useSiteUrl()
  const today = useToday()
  const inPack = useMemo(() => linkParts(text, items), [text, items])
  const marked = useMemo(() => section && { ...section, anchor: partId(item, section.anchor) }, [section, item])
  return (
    <article
      id={partId(item)}
      aria-labelledby={`${partId(item)}-title`}
      className="pack-text hanging mt-16 border-part border-t pt-6 *:col-2 *:min-w-0"
    >
      <h2
        id={`${partId(item)}-title`}
        dir="auto"
        className="font-display text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)]/[1.15]"
      >
        {withHebrew(title)}
      </h2>
      <p className="mt-1.5 text-muted text-sm">
        {withHebrew(citedText(cited))} {SITE_NAME}, <Link to={path}>{site + path}</Link>, read {formatDay(today)}.
      </p>
      {summary && (
        <p dir="auto" className="mt-4 font-serif text-xl/normal">
          {withHebrew(summary)}
        </p>
      )}
      <ReferencePreview className="mt-6">
        <HtmlContent headings={3} text={inPack} title={title} section={marked} className="prose statute" />
      </ReferencePreview>
      {below && <div className="mt-6">{below}</div>}
    </article>
  )
}
