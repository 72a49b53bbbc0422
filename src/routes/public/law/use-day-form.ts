import { useLocation } from 'react-router-dom'
import { faultsOfDays } from '@/law/asked-day'
import type { DAY_NAMES } from '@/names/day-address'
import { useAddressForm } from '@/ui/hooks/use-address-form'
import { useToday } from '@/ui/hooks/use-today'

type DayName = (typeof DAY_NAMES)[number]

/**
 * A form that leads to a law as on its days.
 * @param path the address of today's text
 * @param days what stands in the fields to begin with, in the form's order
 * @param fault why what the address asks is not a date
 */
export function useDayForm(path: string, days: Partial<Record<DayName, string>>, fault?: string) {
  const { key } = useLocation()
  const today = useToday()
  const fields = Object.keys(days)
  return useAddressForm({
    path,
    fields,
    visit: key,
    values: days,
    ...(fault && { faults: { [fields[0] ?? '']: fault } }),
    check: (query) => faultsOfDays(query, fields, today),
  })
}
