import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { FigureAnswer, OneAnswer } from '@/data/search/answer'
import { isOver, numberWords } from '@/law/amounts'
import { ProvisionLinks, ProvisionName } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useToday } from '@/ui/hooks/use-today'
import { figureDoubts, figureTime, figureTitle, provisionWords, putOffPeriod } from './answer-words'

/** What has one answer, above the hits of a page of results: the figure or the provision, its days, and where it was read (SEARCH-11). */
export function Answers({ answers }: { answers: readonly OneAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <section aria-label={answers.length === 1 ? 'Answer' : 'Answers'}>
      {answers.map((answer) => (
        <div
          key={answer.is + answer.url + ('effective_from' in answer ? answer.effective_from : '')}
          className="one-answer"
        >
          <p className="text-muted text-sm max-wide:hidden">Answer</p>
          <div className="col-2 min-w-0">
            <AnswerWords answer={answer} isLink />
          </div>
          {answer.is !== 'paragraph' && answer.is !== 'page' && (
            <div className="gloss">
              <ProvisionLinks provisions={answer.provisions} urls={answer.provision_urls} />
              <p className="mt-1 print:hidden">
                <Link to={answer.url} className="link py-1 text-ink">
                  {WHOLE[answer.is]}
                </Link>
              </p>
            </div>
          )}
        </div>
      ))}
    </section>
  )
}

/** What an answer's page shows beside it. */
const WHOLE = {
  figure: 'All figures, with their sources',
  deadline: 'All deadlines, and the days of yours',
  term: 'The whole glossary',
} as const

/** An answer in words. @param isLink whether its title leads to it; an option of the box is a link itself */
export function AnswerWords({ answer, isLink = false }: { answer: OneAnswer; isLink?: boolean }) {
  const titled = (title: ReactNode) =>
    isLink ? (
      <Link to={answer.url} className="quiet-link">
        {title}
      </Link>
    ) : (
      title
    )
  if (answer.is === 'paragraph') {
    return (
      <span className="answer-words">
        <span className="answer-title">
          {titled(
            <>
              <span className="text-law">
                <ProvisionName provision={answer.provision} />
              </span>{' '}
              {withHebrew(answer.title)}
            </>,
          )}
        </span>
        <span className="answer-more">{withHebrew(answer.chapter)}</span>
      </span>
    )
  }
  if (answer.is === 'page') {
    return (
      <span className="answer-words">
        <span className="answer-title">{titled(withHebrew(answer.title))}</span>
        <span className="answer-more">{answer.what}</span>
      </span>
    )
  }
  if (answer.is === 'deadline') {
    return (
      <span className="answer-words">
        <span className="answer-title">
          {titled(answer.title)}: {answer.rule}
        </span>
        <More
          words={[...answer.postponements.map(putOffPeriod), answer.caution].filter(Boolean).join(' ')}
          provisions={isLink ? [] : answer.provisions}
        />
      </span>
    )
  }
  if (answer.is === 'term') {
    const { term, hebrew, transliteration, definition, provisions } = answer
    return (
      <span className="answer-words">
        <span className="answer-title">
          {titled(withHebrew(term))} {hebrew && <span className="text-muted">{withHebrew(hebrew)}</span>}{' '}
          {transliteration && (
            <i lang="he-Latn" className="text-muted">
              {transliteration}
            </i>
          )}
        </span>
        <More words={definition} provisions={isLink ? [] : provisions} />
      </span>
    )
  }
  return (
    <span className="answer-figure">
      <Figure figure={answer} />
      <span className="answer-words">
        <span className="answer-title">{titled(figureTitle(answer))}</span>
        <FigureMore figure={answer} hasProvisions={!isLink} />
      </span>
    </span>
  )
}

function Figure({ figure }: { figure: FigureAnswer }) {
  const { amount, unit, asked_from } = figure
  const today = useToday()
  if (amount === null || isOver(figure, asked_from ?? today)) return null
  return (
    <span className="answer-value">
      {unit !== '%' && <small>{unit} </small>}
      {numberWords(amount)}
      {unit === '%' && <small>%</small>}
    </span>
  )
}

function FigureMore({ figure, hasProvisions }: { figure: FigureAnswer; hasProvisions: boolean }) {
  const today = useToday()
  const words = [figure.amount === null ? 'Left open.' : figureTime(figure, today), figureDoubts(figure)]
  return (
    <More words={words.filter(Boolean).join(' ')} provisions={hasProvisions ? figure.provisions : []}>
      {figure.subject && <span className="block first-letter:uppercase">{withHebrew(figure.subject)}</span>}
    </More>
  )
}

type MoreProps = { words: string; provisions: readonly string[]; children?: ReactNode }

/** What is said below an answer's title, with its provisions where these are not links. */
function More({ words, provisions, children }: MoreProps) {
  const named = provisions.map(provisionWords).join(', ')
  return (
    <span className="answer-more">
      {children}
      {withHebrew(words)} {named && <span className="text-law">{named}</span>}
    </span>
  )
}
