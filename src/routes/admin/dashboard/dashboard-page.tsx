import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { Bar } from '@/components/states/skeleton'
import { PageHeading } from '@/components/ui/page-heading'
import { dashboardQuery } from '@/data/dashboard/staff'
import { formatCount } from '@/lib/count'
import { formatMoment } from '@/lib/moments'
import { AdminPage } from '../layout/admin-page'
import { FetchFailed } from '../manager/fetch-failed'

type Card = {
  /** Its name in the answer. */
  list: string
  label: string
  /** What is counted, where it is not all that there is. */
  unit?: string
  to: string
}

const CARDS: readonly Card[] = [
  { list: 'chapters', label: 'Chapters & Sections', to: paths.manager('chapters') },
  { list: 'rulings', label: 'Rulings', to: paths.manager('rulings') },
  { list: 'tax_decisions', label: 'Tax Decisions', to: paths.manager('decisions') },
  { list: 'news', label: 'News', to: paths.manager('news') },
  { list: 'faqs', label: 'FAQs', to: paths.manager('faqs') },
  { list: 'files', label: 'Files', to: paths.manager('files') },
  { list: 'contact_messages', label: 'Messages', unit: 'new', to: paths.manager('messages') },
  { list: 'newsletter_subscriptions', label: 'Subscribers', to: paths.manager('subscribers') },
  { list: 'vat_rates', label: 'VAT Rates', to: paths.manager('vat-rates') },
]

/** Where staff arrive: how much there is of everything, and what changed last (AUTH-5). */
export function Component() {
  const query = useQuery(dashboardQuery())
  const { data, error } = query
  return (
    <AdminPage title="Dashboard">
      <PageHeading className="page-title mb-6">Dashboard</PageHeading>
      {!data && <FetchFailed what="Failed to fetch data" query={query} />}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {CARDS.map(({ list, label, unit, to }) => (
          <li key={list} className="min-w-0">
            <Link to={to} className="card block h-full p-5 hover:border-accent">
              <h2 className="font-semibold text-accent text-lg">{label}</h2>
              <Summary counted={data?.get(list)} unit={unit} isPending={!data && !error} />
            </Link>
          </li>
        ))}
      </ul>
    </AdminPage>
  )
}

type SummaryProps = {
  counted: { total: number; title: string | null; changed_at: string | null } | undefined
  unit: string | undefined
  isPending: boolean
}

function Summary({ counted, unit, isPending }: SummaryProps) {
  if (!counted) return <div className="min-h-20">{isPending && <Bar className="mt-3 h-8 w-16" />}</div>
  return (
    <div className="min-h-20">
      <p className="mt-1 font-semibold text-3xl tabular-nums">
        {formatCount(counted.total)}
        {unit && <span className="ms-1.5 font-normal text-lg text-muted">{unit}</span>}
      </p>
      {counted.changed_at && (
        <p className="mt-1 truncate text-muted text-sm">
          {formatMoment(counted.changed_at)}: <span dir="auto">{counted.title}</span>
        </p>
      )}
    </div>
  )
}
