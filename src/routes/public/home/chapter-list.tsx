import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { withHebrew } from '@/ui/content/with-hebrew'
import { questionsOfHome } from './questions'

const CHAPTER =
  'relative flex break-inside-avoid items-baseline justify-between gap-x-4 border-line border-t py-2.75 leading-[1.35]'

/** The chapters of the VAT Law with the sections that each holds, which it leads to (READ-2, READ-4). */
export function ChapterList() {
  const { data: chapters } = useQuery(questionsOfHome().chapters)
  const titleId = useId()
  // A way more to the law, which the cards lead to: without it nothing is missing.
  if (!chapters?.length) return null
  return (
    <section aria-labelledby={titleId} className="print:hidden">
      <div className="page columns-of-page gap-y-5 border-part border-t py-10">
        <h2 id={titleId} className="part-title">
          VAT Law by chapter
        </h2>
        <ul className="on-text beside-rail columns-[16rem] gap-x-(--gutter) text-ui">
          {chapters.map(({ id, title, from, to }) => (
            <li key={id}>
              <Link to={from ? paths.section('vat-law', `s${from}`) : paths.law()} dir="auto" className={CHAPTER}>
                <span className="quiet-link">{withHebrew(title)}</span>
                {from && to && <Range from={from} to={to} />}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Range({ from, to }: { from: string; to: string }) {
  const isOne = from === to
  return (
    <>
      {' '}
      <span aria-hidden className="law-ref flex-none">
        {isOne ? `§ ${from}` : `§§ ${from}–${to}`}
      </span>
      <span className="sr-only">{isOne ? `, section ${from}` : `, sections ${from} to ${to}`}</span>
    </>
  )
}
