import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { KIND_ICONS } from '@/components/content/kind-icons'
import { CONTENT } from '@/lib/content-kinds'

const RESOURCES = [
  {
    to: paths.law(),
    icon: KIND_ICONS.law,
    title: CONTENT.law.many,
    text: 'The VAT Law, its regulations and the booking rules, section by section.',
  },
  {
    to: paths.rulings,
    icon: KIND_ICONS.ruling,
    title: CONTENT.ruling.many,
    text: 'How the courts have applied the law, with the key points of each ruling.',
  },
  {
    to: paths.faqs,
    icon: KIND_ICONS.faq,
    title: CONTENT.faq.many,
    text: 'Registration, rates, imports, invoices, refunds and filing: short answers.',
  },
  {
    to: paths.news,
    icon: KIND_ICONS.news,
    title: CONTENT.news.title,
    text: 'Selected legislation, circulars and guidelines, each with its date.',
  },
] as const

/** What the site holds, each card a link (HOME-2). */
export function ResourceCards() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif text-2xl">
        Where to start
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {RESOURCES.map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="card group flex h-full flex-col p-5 transition-colors hover:border-accent sm:p-6 print:break-inside-avoid"
            >
              <Icon aria-hidden className="size-6 text-accent" strokeWidth={1.75} />
              <span className="mt-4 flex items-center gap-2 font-semibold text-lg group-hover:text-accent">
                {title}
                <ArrowRight
                  aria-hidden
                  className="size-4 transition-transform group-hover:translate-x-0.5 motion-reduce:transition-none rtl:rotate-180 print:hidden"
                />
              </span>
              <span className="mt-1 text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
