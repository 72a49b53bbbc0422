import { FolderOpen, type LucideIcon, Mail, Percent, Users } from 'lucide-react'
import type { Database } from '@/data/database.types'
import { CONTENT, type ContentKind } from '@/lib/content-kinds'
import { KIND_ICONS } from './kind-icons'

/** A staff screen in the sidebar and on the dashboard, which counts the rows of `lists` (table and unit). */
export type Screen = {
  label: string
  icon: LucideIcon
  lists: readonly (readonly [table: keyof Database['public']['Tables'], unit?: string])[]
  /** The dashboard's word for the latest row, if not "Changed". */
  latest?: string
}

const ofKind = (kind: ContentKind, table: Screen['lists'][number][0]): Screen => ({
  label: CONTENT[kind].menu,
  icon: KIND_ICONS[kind],
  lists: [[table]],
})

const screens = <Name extends string>(table: Record<Name, Screen>): Readonly<Record<Name, Screen>> => table

/** The staff screens by the last part of their address, in the order shown (AUTH-4, AUTH-5). */
export const SCREENS = screens({
  chapters: {
    label: 'Chapters & Sections',
    icon: KIND_ICONS.law,
    lists: [
      ['chapters', 'chapters'],
      ['sections', 'sections'],
    ],
  },
  rulings: ofKind('ruling', 'rulings'),
  decisions: ofKind('decision', 'tax_decisions'),
  news: ofKind('news', 'news'),
  faqs: ofKind('faq', 'faqs'),
  files: { label: 'Files', icon: FolderOpen, lists: [['files']], latest: 'Uploaded' },
  messages: { label: 'Messages', icon: Mail, lists: [['contact_messages', 'new']], latest: 'Received' },
  subscribers: { label: 'Subscribers', icon: Users, lists: [['newsletter_subscriptions']], latest: 'Subscribed' },
  'vat-rates': { label: 'VAT Rates', icon: Percent, lists: [['vat_rates']] },
})

export type ScreenName = keyof typeof SCREENS
