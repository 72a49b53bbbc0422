import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { ProvisionLinks } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useAnsweredQuestions } from '@/data/faqs/answered-questions'

/** Questions that are often asked, each with the first sentence of its answer and the provision behind it (READ-2). */
export function AnsweredQuestions() {
  const { data: questions, error } = useAnsweredQuestions()
  // They are examples: without them the search says enough.
  if (error && !questions) return null
  return (
    <ul aria-label="Questions with their answers" aria-busy={!questions} className="answered">
      {questions?.map(({ id, question, gist, provisions, provision_urls }) => (
        <li key={id}>
          <Link to={paths.faq(id)} dir="auto" className="quiet-link">
            {withHebrew(question)}
          </Link>
          <p dir="auto" className="line-clamp-2 print:line-clamp-none">
            {withHebrew(gist)}
          </p>
          <ProvisionLinks provisions={provisions} urls={provision_urls} />
        </li>
      ))}
    </ul>
  )
}
