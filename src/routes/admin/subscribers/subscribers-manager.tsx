import { MOST_ADDED } from '@/data/additions/staff'
import { subscribersTable } from '@/data/newsletter-subscriptions/staff'
import { EMAIL_LIMIT } from '@/lib/email'
import { mailLink } from '@/lib/mail-link'
import { formatMoment, formatStamp } from '@/lib/moments'
import { paths } from '@/names/paths'
import { defineManager } from '@/office/define-manager'
import { textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { SCREENS } from '@/office/screens'

const nouns = ['subscriber', 'subscribers'] as const

export const MANAGER = defineManager({
  table: subscribersTable,
  nouns,
  fields: [],
  lineOf: ({ email }) => ({ title: email, details: [], to: mailLink(email) }),
  titleColumn: { name: 'email', label: 'Email' },
  columns: [
    { name: 'created_at', label: 'Since', cell: ({ created_at }) => formatMoment(created_at), width: 'w-48' },
    { name: 'confirmed_at', label: 'Confirmed', cell: ({ confirmed_at }) => wordsOf(confirmed_at), width: 'w-48' },
  ],
  bringIn: {
    list: subscribersTable.table,
    nouns,
    fields: [{ name: 'email', label: 'Email', kind: 'email', isRequired: true, limit: EMAIL_LIMIT }],
    alsoOut: [
      { name: 'date', label: 'Date', kind: 'text' },
      { name: 'confirmed', label: 'Confirmed', kind: 'text' },
    ],
    sameBy: [{ fields: ['email'] }],
    takesDuplicates: false,
    most: MOST_ADDED.addresses,
    readAll: async (asked) =>
      (await subscribersTable.allRows(asked)).map(({ email, created_at, confirmed_at }) => ({
        email,
        date: formatStamp(created_at),
        confirmed: confirmed_at ? formatStamp(confirmed_at) : 'no',
      })),
    addressOf: (_, values) => `${paths.manager('subscribers')}?${new URLSearchParams({ q: textOf(values, 'email') })}`,
  },
})

/** When an address was confirmed; until it is, nothing is sent to it (MAIL-11). */
const wordsOf = (confirmedAt: string | null): string => (confirmedAt ? formatMoment(confirmedAt) : 'Not yet')

/** Who gets the newsletter (ADM-12). */
export function Component() {
  return <ManagerPage title={SCREENS.subscribers.label} manager={MANAGER} />
}
