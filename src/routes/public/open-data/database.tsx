import { backendSettings } from '@/data/backend'

/** The tables that visitors may read, and the columns of each. */
const TABLES = {
  chapters: 'id, title, type, order',
  sections:
    'id, chapter_id, slug, number, title, content, plain, paragraphs, order, text_as_of, changes_noted_to, in_force_from, notice, notice_on, revised_at',
  related_rulings: 'id, section_id, ruling_id, title, url',
  rulings:
    'id, title, number, date, known_date, court, judge, holding, outcome, summary, content, key_points, pdf_url, checked_on, revised_at, plain',
  tax_decisions:
    'id, title, date, known_date, authority, field, subject, summary, content, facts, request, arrangement, position, key_notes, pdf_url, created_at, revised_at, plain',
  news: 'id, title, date, known_date, category, until, summary, content, created_at, revised_at, plain',
  faq_categories: 'id, name, order',
  faqs: 'id, category_id, question, answer, order, revised_at, plain',
  terms: 'id, term, hebrew, transliterations, definition, defined_in, revised_at',
  amounts: 'id, kind, effective_from, amount, period, until, note, source, updated_at',
  deadlines: 'id, key, order, event, reporting, title, span, unit, rule, provisions, caution, revised_at',
  guides: 'id, title, summary, nodes, text_as_of, changes_noted_to, revised_at',
}

/** How many rows an answer holds at most (max_rows of the backend). */
const MOST_ROWS = 1000

/** The address of the database and its publishable key, or that this copy of the site names none. */
export function Database() {
  const settings = backendSettings()
  if (!settings) {
    return (
      <p>
        The pages ask a database by the REST of Supabase (PostgREST). This copy of the site has no address and no key of
        one in its settings: only the files above can be used.
      </p>
    )
  }
  const { url, anonKey } = settings
  return (
    <>
      <p>
        The pages ask a database by the REST of Supabase (PostgREST), and so may you. It gives what readers see and
        nothing else, and takes no changes.
      </p>
      <ul>
        <li>
          Address: <code className="wrap-anywhere">{`${url}/rest/v1/`}</code>
        </li>
        <li>
          Publishable key, to be sent as the header <code>apikey</code>:{' '}
          <code className="wrap-anywhere">{anonKey}</code>
        </li>
        <li>
          Tables, each with its columns, which a question has to name (a star is refused):
          <ul>
            {Object.entries(TABLES).map(([table, columns]) => (
              <li key={table}>
                <code>{table}</code>: <code className="wrap-anywhere">{columns}</code>
              </li>
            ))}
          </ul>
        </li>
      </ul>
      <pre className="wrap-anywhere whitespace-pre-wrap">
        <code>{`curl '${url}/rest/v1/rulings?select=title,date,court&order=date.desc&limit=10' \\
  -H 'apikey: ${anonKey}'`}</code>
      </pre>
      <p>
        An answer holds at most {MOST_ROWS.toLocaleString('en')} rows; ask for more by <code>limit</code> and{' '}
        <code>offset</code>. A question that takes more than a few seconds is stopped. How often one may ask is not
        limited here, but by who runs the database: please take the files for all of it, not the database.
      </p>
    </>
  )
}
