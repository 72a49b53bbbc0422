import { FolderOpen, type LucideIcon, Mail, Percent, Users } from 'lucide-react'
import type { Database } from '@/data/database.types'
import { CONTENT, type ContentKind } from '@/lib/content-kinds'
import { KIND_ICONS } from './kind-icons'

type Table = keyof Database['public']['Tables']

/** A staff screen in the sidebar, and what the dashboard counts of it: its tables, each with one and many of its rows. */
export type Screen = {
  label: string
  icon: LucideIcon
  counts: readonly (readonly [table: Table, one: string, many: string])[]
}

const ofKind = (kind: ContentKind, table: Table, one: string, many: string): Screen => ({
  label: CONTENT[kind].menu,
  icon: KIND_ICONS[kind],
  counts: [[table, one, many]],
})

const screens = <Name extends string>(table: Record<Name, Screen>): Readonly<Record<Name, Screen>> => table

/** The staff screens by the last part of their address, in the order shown (AUTH-4, AUTH-5). */
export const SCREENS = screens({
  chapters: {
    label: 'Chapters & Sections',
    icon: KIND_ICONS.law,
    counts: [
      ['chapters', 'chapter', 'chapters'],
      ['sections', 'section', 'sections'],
    ],
  },
  rulings: ofKind('ruling', 'rulings', 'ruling', 'rulings'),
  decisions: ofKind('decision', 'tax_decisions', 'tax decision', 'tax decisions'),
  news: ofKind('news', 'news', 'news post', 'news posts'),
  faqs: ofKind('faq', 'faqs', CONTENT.faq.one, CONTENT.faq.many),
  files: { label: 'Files', icon: FolderOpen, counts: [['files', 'file', 'files']] },
  messages: { label: 'Messages', icon: Mail, counts: [['contact_messages', 'new message', 'new messages']] },
  subscribers: {
    label: 'Subscribers',
    icon: Users,
    counts: [['newsletter_subscriptions', 'subscriber', 'subscribers']],
  },
  'vat-rates': { label: 'VAT Rates', icon: Percent, counts: [['vat_rates', 'VAT rate', 'VAT rates']] },
})

export type ScreenName = keyof typeof SCREENS
