import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { CONTENT_KINDS, KINDS } from '@/names/kinds'

const WAYS = CONTENT_KINDS.map((kind) => ({
  to: kind === 'law' ? paths.law() : KINDS[kind].path,
  ...KINDS[kind].home,
}))

const CONTACT = {
  to: paths.contact,
  name: 'Contact',
  text: 'Ask about the site, report an error in a text, or name a source that is missing.',
}

/** What the site holds: four cards, each a link (HOME-2), and the ways to the rest (READ-2). */
export function ResourceCards() {
  const titleId = useId()
  return (
    <div className="page border-part border-t pt-10 pb-12">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="part-title pb-5">
          Where to start
        </h2>
        <Ways ways={WAYS.filter(({ isCard }) => isCard)} />
      </section>
      <nav aria-label="Further parts" className="print:hidden">
        <Ways ways={[...WAYS.filter(({ isCard }) => !isCard), CONTACT]} />
      </nav>
    </div>
  )
}

const Ways = ({ ways }: { ways: readonly { to: string; name: string; text: string }[] }) => (
  <ul>
    {ways.map(({ to, name, text }) => (
      <li key={to}>
        <Link to={to} className="columns-of-page items-baseline border-line border-t py-4.5">
          <span className="quiet-link font-serif text-[1.4rem] leading-tight">{name}</span>
          <span className="on-text beside-rail text-muted">{text}</span>
        </Link>
      </li>
    ))}
  </ul>
)
