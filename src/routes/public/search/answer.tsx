import { Link } from 'react-router-dom'
import type { FigureAnswer, OneAnswer } from '@/data/search/answer'
import { numberWords } from '@/law/amounts'
import { ProvisionLinks, ProvisionName } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useToday } from '@/ui/hooks/use-today'
import { figureDoubts, figureTime, figureTitle, provisionWords } from './answer-words'

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
          {answer.is === 'figure' && (
            <div className="gloss">
              <ProvisionLinks provisions={answer.provisions} urls={answer.provision_urls} />
              <p className="mt-1 print:hidden">
                <Link to={answer.url} className="link py-1 text-ink">
                  All figures, with their sources
                </Link>
              </p>
            </div>
          )}
        </div>
      ))}
    </section>
  )
}

/** An answer in words. @param isLink whether its title leads to it; an option of the box is a link itself */
export function AnswerWords({ answer, isLink = false }: { answer: OneAnswer; isLink?: boolean }) {
  const titled = (title: React.ReactNode) =>
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

const Figure = ({ figure: { amount, unit } }: { figure: FigureAnswer }) =>
  amount === null ? null : (
    <span className="answer-value">
      {unit !== '%' && <small>{unit} </small>}
      {numberWords(amount)}
      {unit === '%' && <small>%</small>}
    </span>
  )

function FigureMore({ figure, hasProvisions }: { figure: FigureAnswer; hasProvisions: boolean }) {
  const today = useToday()
  const words = [figure.amount === null ? 'Left open.' : figureTime(figure, today), figureDoubts(figure)]
  const provisions = hasProvisions ? figure.provisions.map(provisionWords).join(', ') : ''
  return (
    <span className="answer-more">
      {figure.subject && <span className="block first-letter:uppercase">{withHebrew(figure.subject)}</span>}
      {withHebrew(words.filter(Boolean).join(' '))} {provisions && <span className="text-law">{provisions}</span>}
    </span>
  )
}
