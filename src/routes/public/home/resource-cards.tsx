import { useId } from 'react'
import { paths } from '@/app/paths'
import { Link } from '@/components/ui/link'
import { CONTENT } from '@/lib/content-kinds'

const RESOURCES = [
  {
    to: paths.law(),
    title: CONTENT.law.many,
    text: 'The VAT Law, its regulations and the booking rules, section by section.',
  },
  {
    to: paths.rulings,
    title: CONTENT.ruling.many,
    text: 'How the courts have applied the law, with the key points of each ruling.',
  },
  {
    to: paths.faqs,
    title: CONTENT.faq.many,
    text: 'Registration, rates, imports, invoices, refunds and filing: short answers.',
  },
  {
    to: paths.news,
    title: CONTENT.news.title,
    text: 'Selected legislation, circulars and guidelines, each with its date.',
  },
] as const

const MORE = [
  {
    to: paths.decisions,
    title: CONTENT.decision.many,
    text: 'What the Tax Authority has answered, each named by its subject.',
  },
  {
    to: paths.contact,
    title: 'Contact',
    text: 'Ask about the site, report an error in a text, or name a source that is missing.',
  },
] as const

/** What the site holds: four cards, each a link (HOME-2), and the ways to the rest (READ-2). */
export function ResourceCards() {
  const titleId = useId()
  return (
    <div className="page border-part border-t pt-10 pb-12">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="part-title pb-5">
          Where to start
        </h2>
        <Ways ways={RESOURCES} />
      </section>
      <nav aria-label="Further parts" className="print:hidden">
        <Ways ways={MORE} />
      </nav>
    </div>
  )
}

const Ways = ({ ways }: { ways: readonly { to: string; title: string; text: string }[] }) => (
  <ul>
    {ways.map(({ to, title, text }) => (
      <li key={to}>
        <Link to={to} className="way columns-of-page">
          <span className="font-serif text-[1.4rem] leading-tight">{title}</span>
          <span className="on-text beside-rail text-muted">{text}</span>
        </Link>
      </li>
    ))}
  </ul>
)
