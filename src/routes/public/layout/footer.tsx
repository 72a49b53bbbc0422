import { type ReactNode, useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { HAS_FEEDS, SHARE_LINKS, SITE_NAME } from '@/lib/site'
import { BESIDE_THE_LAW, KINDS, LAW_NAMES } from '@/names/kinds'
import { PAGE_NAMES } from '@/names/page-names'
import { paths } from '@/names/paths'
import { TOOL_NAMES } from '@/names/tool-names'
import { FeedLink } from '@/ui/content/feed-link'
import { useSiteUrl } from '@/ui/hooks/use-site-url'
import { useThisYear } from '@/ui/hooks/use-today'
import { WithoutScripts } from '@/ui/states/without-scripts'
import { NewsletterBox } from './newsletter-box'

const QUICK_LINKS = [
  { path: paths.law(), title: LAW_NAMES['vat-law'] },
  ...BESIDE_THE_LAW.map((kind) => KINDS[kind]),
  ...(['amounts', 'deadlines'] as const).map((name) => ({ path: paths[name], title: TOOL_NAMES[name] })),
]

const LEGAL_LINKS = (['openData', 'privacy', 'terms', 'accessibility'] as const).map((name) => ({
  label: PAGE_NAMES[name],
  to: paths[name],
}))

/** The site's footer: newsletter, quick links, sharing, copyright and the legal pages (SHELL-3). */
export function Footer() {
  const newsletterId = useId()
  const year = useThisYear()
  return (
    <footer className="border-part border-t pt-12 print:hidden">
      <div className="page columns-of-page gap-y-10">
        <div>
          <p className="flex items-baseline gap-2.5 font-serif text-[1.3rem] leading-none">
            <span aria-hidden className="font-display text-[1.9rem] text-law">
              §
            </span>
            {SITE_NAME}
          </p>
          <p className="mt-3 max-w-[34ch] text-muted text-sm">
            Israeli VAT law for companies abroad, summarised in English. Independent of the Israel Tax Authority.
          </p>
        </div>
        <section aria-labelledby={newsletterId} className="on-text max-w-160">
          <h2 id={newsletterId} className="part-title">
            Newsletter
          </h2>
          <WithoutScripts>
            {import.meta.env.SSR &&
              `Subscribing needs JavaScript. Without it, what is new stands under ${KINDS.news.title}.`}
          </WithoutScripts>
          <NewsletterBox />
          <p className="text-muted text-sm">
            {import.meta.env.MAIL_FROM
              ? 'None where nothing changed. You confirm it in your own mailbox and leave with one press.'
              : 'We keep your address for the newsletter alone, and send no mail yet.'}{' '}
            <Link to={paths.privacy} className="link">
              What we keep
            </Link>
          </p>
        </section>
        <div className="grid grid-cols-2 gap-x-4 text-ui">
          <LinkColumn title="Quick links">
            {QUICK_LINKS.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} className={LINK}>
                  {title}
                </Link>
              </li>
            ))}
            <li>
              <Link to={paths.changes()} className={LINK}>
                {PAGE_NAMES.changes}
              </Link>
            </li>
            {HAS_FEEDS && (
              <li>
                <FeedLink href={paths.changesFeed}>All changes as a feed</FeedLink>
              </li>
            )}
          </LinkColumn>
          <ShareLinks />
        </div>
      </div>
      <div className="mt-12 border-line border-t">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 py-3 text-muted text-sm">
          <p className="py-1">
            © {year} {SITE_NAME}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL_LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="link inline-block py-1.5 max-wide:py-3">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

const LINK = 'inline-block py-1.5 underline-offset-4 hover:underline max-wide:py-2.5'

function ShareLinks() {
  const address = useSiteUrl() + useLocation().pathname
  return (
    <LinkColumn title="Share this page">
      {SHARE_LINKS.map(({ name, href }) => (
        <li key={name}>
          <a href={href(address)} rel="noopener noreferrer" className={LINK}>
            {name}
          </a>
        </li>
      ))}
    </LinkColumn>
  )
}

const LinkColumn = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav aria-label={title}>
    <h2 className="pb-1 font-semibold">{title}</h2>
    <ul>{children}</ul>
  </nav>
)
