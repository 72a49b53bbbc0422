import { defineStaffTable } from '@/data/staff-table'

/** Who gets the newsletter, the latest first (ADM-12). */
export const subscribersTable = defineStaffTable({
  table: 'newsletter_subscriptions',
  listed: ['email', 'created_at', 'confirmed_at'],
  order: { column: 'created_at', ascending: false },
  searched: ['email'],
  sorted: ['email', 'created_at'],
})
