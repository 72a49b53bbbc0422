import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { ProvisionLinks } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { questionsOfHome } from './questions'

/** Question, gist and provision in one line; on narrow screens the gist below the question. */
const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-line border-b py-1.75 wide:grid-cols-[minmax(0,60fr)_minmax(0,40fr)_auto]'
const GIST =
  'line-clamp-2 text-balance text-muted text-sm/[1.3] max-wide:col-span-full max-wide:row-2 print:line-clamp-none'

/**
 * Questions that are often asked, each with the first sentence of its answer and the provision behind it (READ-2); their place
 * is kept.
 */
export function AnsweredQuestions() {
  const { data: questions, error } = useQuery(questionsOfHome().answered)
  // They are examples: without them the search says enough.
  if (error && !questions) return null
  return (
    <ul aria-label="Questions with their answers" aria-busy={!questions} className="min-h-[12.9rem] print:mt-4">
      {questions?.map(({ id, question, gist, provisions, provision_urls }) => (
        <li key={id} className={ROW}>
          <Link to={paths.faq(id)} dir="auto" className="quiet-link text-balance font-serif">
            {withHebrew(question)}
          </Link>
          <p dir="auto" className={GIST}>
            {withHebrew(gist)}
          </p>
          <ProvisionLinks provisions={provisions} urls={provision_urls} className="min-w-15 justify-end" />
        </li>
      ))}
    </ul>
  )
}
