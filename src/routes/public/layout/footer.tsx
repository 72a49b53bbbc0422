import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { FeedLink } from '@/components/content/feed-link'
import { WithoutScripts } from '@/components/states/without-scripts'
import { useSiteUrl } from '@/hooks/use-site-url'
import { useThisYear } from '@/hooks/use-today'
import { CONTENT, LAW_NAMES } from '@/lib/content-kinds'
import { HAS_FEEDS, SHARE_LINKS, SITE_NAME } from '@/lib/site'
import { NewsletterBox } from './newsletter-box'
import { PATH_LABELS } from './path-labels'

const { ruling, decision, news, faq } = CONTENT
const QUICK_LINKS = [{ path: paths.law(), title: LAW_NAMES['vat-law'] }, ruling, decision, news, faq]

const LEGAL_LINKS = [paths.privacy, paths.terms, paths.accessibility].map((to) => ({
  label: PATH_LABELS[to.slice(1)],
  to,
}))

/** The site's footer: newsletter, quick links, sharing, copyright and the legal pages (SHELL-3). */
export function Footer() {
  const newsletterId = useId()
  const year = useThisYear()
  return (
    <footer className="mt-20 border-line border-t bg-surface print:hidden">
      <div className="page grid gap-x-16 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[minmax(0,26rem)_1fr_1fr]">
        <section aria-labelledby={newsletterId} className="sm:col-span-2 lg:col-span-1">
          <h2 id={newsletterId} className="font-serif text-xl">
            Newsletter
          </h2>
          <p className="mt-1.5 mb-4 text-muted">
            We keep your address for the newsletter and for nothing else, until you ask us to take it off the list. What
            we store is in the{' '}
            <Link to={paths.privacy} className="link">
              privacy policy
            </Link>
            .
          </p>
          <WithoutScripts>
            {import.meta.env.SSR && `Subscribing needs JavaScript. Without it, what is new stands under ${news.title}.`}
          </WithoutScripts>
          <NewsletterBox />
        </section>
        <nav aria-label="Quick links">
          <h2 className="font-semibold">Quick links</h2>
          <ul className="mt-3 space-y-1">
            {QUICK_LINKS.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} className="link inline-block py-1">
                  {title}
                </Link>
              </li>
            ))}
            {HAS_FEEDS && (
              <li>
                <FeedLink href={paths.changesFeed}>All changes as a feed</FeedLink>
              </li>
            )}
          </ul>
        </nav>
        <ShareLinks />
      </div>
      <div className="border-line border-t">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 text-muted text-sm">
          <p>
            © {year} {SITE_NAME}. Independent of the Israel Tax Authority.
          </p>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {LEGAL_LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="link inline-block py-1">
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

function ShareLinks() {
  const address = useSiteUrl() + useLocation().pathname
  return (
    <nav aria-label="Share this page">
      <h2 className="font-semibold">Share this page</h2>
      <ul className="mt-3 space-y-1">
        {SHARE_LINKS.map(({ name, href }) => (
          <li key={name}>
            <a href={href(address)} rel="noopener noreferrer" className="link inline-block py-1">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
