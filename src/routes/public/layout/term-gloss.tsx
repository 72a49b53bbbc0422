import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import { type Term, termQuery } from '@/data/terms/queries'
import { NOT_SUMMARISED } from '@/kinds/term/not-summarised'
import { paths } from '@/names/paths'
import { Button } from '@/ui/button'
import { ProvisionLinks } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { chooseReading } from '@/ui/reading-settings'
import { useNotice } from '@/ui/states/notice'
import { ReportLink } from './report-link'

type TermGlossProps = { term: HTMLAnchorElement; onClose: () => void }

/**
 * What a term in a text means (TERM-2): the next thing after the term for the Tab key and for screen readers; for the eye on wide
 * screens over the margin, where it moves nothing, and under the term's line on others. Escape closes it, wherever the focus is.
 */
export function TermGloss({ term, onClose }: TermGlossProps) {
  const [host] = useState(() => document.createElement('span'))
  const id = useId()
  const close = useEffectEvent(onClose)
  // The text is none of React's, and neither are keys pressed elsewhere.
  useEffect(() => {
    host.className = 'term-gloss not-prose'
    host.id = id
    host.dataset.note = ''
    term.after(host)
    const { offsetParent } = host
    if (offsetParent) {
      const top = term.getBoundingClientRect().top - offsetParent.getBoundingClientRect().top
      host.style.setProperty('--term-top', `${Math.round(top)}px`)
    }
    term.setAttribute('aria-expanded', 'true')
    term.setAttribute('aria-controls', id)
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (host.contains(document.activeElement)) term.focus()
      close()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      host.remove()
      term.removeAttribute('aria-expanded')
      term.removeAttribute('aria-controls')
    }
  }, [host, term, id])
  return createPortal(<Gloss link={term} onClose={onClose} />, host)
}

/** What is known of a term, or why nothing is. */
function Gloss({ link, onClose }: { link: HTMLAnchorElement; onClose: () => void }) {
  const { data: term, error, refetch } = useQuery(termQuery(link.hash.slice(1)))
  const { show } = useNotice()
  const switchOff = () => {
    chooseReading('terms', 'off')
    void import('@/ui/unlink-terms')
    // The button is gone, and the term is soon no link.
    link.tabIndex = -1
    link.focus()
    link.addEventListener('blur', () => link.removeAttribute('tabindex'), { once: true })
    onClose()
    show('Terms are not marked any more. The settings in the header switch them on again.')
  }
  return (
    <>
      <div role="status">
        {term ? (
          <Meaning term={term} />
        ) : (
          <p>
            {term === null
              ? 'This term is no longer in the glossary.'
              : error
                ? `The term could not be loaded. ${error.message}`
                : 'Loading the term …'}
          </p>
        )}
      </div>
      {error && !term && (
        <Button look="quiet" className="text-sm underline" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
      {term && <WaysOn term={term} />}
      <Button look="quiet" className="px-0! text-sm underline decoration-line-strong" onClick={switchOff}>
        Do not mark terms in texts
      </Button>
    </>
  )
}

function Meaning({ term: { term, hebrew, transliteration, definition } }: { term: Term }) {
  return (
    <>
      <p dir="auto" className="mb-1 font-serif text-base/6 text-ink">
        <b className="font-semibold not-italic">{withHebrew(term)}:</b> {withHebrew(definition || NOT_SUMMARISED)}
      </p>
      {(hebrew || transliteration) && (
        <p className="flex flex-wrap items-baseline gap-x-2 font-serif">
          <span lang="he" dir="rtl" translate="no" className="text-[1.7rem]/8 text-ink">
            {hebrew}
          </span>
          <i lang="he-Latn" className="text-base">
            {transliteration}
          </i>
        </p>
      )}
    </>
  )
}

function WaysOn({ term: { id, term, provisions, provision_urls } }: { term: Term }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <ProvisionLinks provisions={provisions} urls={provision_urls} most={MOST_PROVISIONS} className="text-sm!" />
      <Link to={paths.term(id)} className="link">
        In the glossary
      </Link>
      <ReportLink path={paths.term(id)} name={term} className="link" />
    </div>
  )
}

/** So many have room in a line or two. */
const MOST_PROVISIONS = 4
