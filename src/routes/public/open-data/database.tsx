import { backendSettings } from '@/data/backend'

/** The tables that visitors may read. */
const TABLES = [
  ...['chapters', 'sections', 'related_rulings', 'rulings', 'tax_decisions', 'news', 'faq_categories', 'faqs', 'terms'],
  ...['amounts', 'deadlines', 'guides'],
]

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
          Tables: <code className="wrap-anywhere">{TABLES.join(', ')}</code>
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
