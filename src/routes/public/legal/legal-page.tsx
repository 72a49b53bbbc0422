import type { ReactNode } from 'react'
import { publisher } from '@/lib/site'
import { Page } from '@/routes/public/layout/page'
import { Day } from '@/ui/content/day'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Fold } from '@/ui/fold'

/** A section of a legal page: its name in the address, its heading, and its text in the page's prose. */
export type LegalSection = { id: string; title: string; body: ReactNode }

type LegalPageProps = {
  title: string
  description: string
  lead: ReactNode
  sections: readonly LegalSection[]
}

/** The common shape of the legal pages: a lead, contents, numbered sections. */
export function LegalPage({ title, description, lead, sections }: LegalPageProps) {
  return (
    <Page
      title={title}
      description={description}
      lead={lead}
      rail={
        <nav aria-label="On this page" className="print:hidden">
          <Fold title="On this page">
            <ol className="text-ui">
              {sections.map(({ id, title: heading }, index) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:underline wide:min-h-8"
                  >
                    {index + 1}. {heading}
                  </a>
                </li>
              ))}
            </ol>
          </Fold>
        </nav>
      }
    >
      <div className="on-text">
        <div className="item-text prose max-w-text">
          {sections.map(({ id, title: heading, body }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className={index === 0 ? 'mt-0!' : undefined}>
                {index + 1}. {heading}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}

/** The day on which each text was last changed. tests/pages/legal.test.tsx fails when a text changes and its day does not. */
const LAST_CHANGES = { privacy: '2026-11-29', terms: '2026-11-22', accessibility: '2026-11-28' } as const

/** When a text was last changed. */
export const LastChange = ({ of }: { of: keyof typeof LAST_CHANGES }) => <Day date={LAST_CHANGES[of]} />

/** The date that the specification gives the privacy policy and the terms (PAGE-1, PAGE-2), and that of their last change. */
export function LastUpdated({ of }: { of: keyof typeof LAST_CHANGES }) {
  return (
    <>
      Last updated: <time dateTime="2025-03-01">March 1, 2025</time>. Wording last changed: <LastChange of={of} />.
    </>
  )
}

/** Who publishes the site, as its settings name them. */
export function Publisher() {
  const name = publisher()
  if (!name) return <p>This copy of the site does not name its publisher: nobody is entered in its settings.</p>
  return (
    <p>
      This site is published by <span dir="auto">{withHebrew(name)}</span>.
    </p>
  )
}
