import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { readAskedDay } from '@/law/asked-day'
import type { LawType } from '@/names/kinds'
import { PageSkeleton } from '@/routes/public/layout/page-skeleton'
import { useToday } from '@/ui/hooks/use-today'
import { ChooseDay } from './choose-day'

const ComparedDays = lazy(async () => ({ default: (await import('./compared-days')).ComparedDays }))

type AtAskedDayProps = {
  type: LawType
  /** Of a section, the last part of its address; not given for a whole text of the law. */
  slug?: string
  /** The address of today's text. */
  path: string
  /** The page as on one day, which is not today. */
  children: (day: string, today: string) => ReactNode
}

/** What an address asks of the law in time (TIME-4): one day, two days compared, or, without a day, where one is chosen. */
export function AtAskedDay({ type, slug, path, children }: AtAskedDayProps) {
  const today = useToday()
  const { on, other, isCompared, faults } = readAskedDay(useLocation().search, today)
  if (on && other) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <ComparedDays type={type} {...(slug !== undefined && { slug })} days={on < other ? [on, other] : [other, on]} />
      </Suspense>
    )
  }
  if (!on || isCompared) return <ChooseDay fault={faults.on ?? faults.with} path={path} />
  if (on === today) return <Navigate replace to={path} />
  return children(on, today)
}
