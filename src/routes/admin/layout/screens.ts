import { FolderOpen, type LucideIcon, Mail, Percent, Users } from 'lucide-react'
import { KIND_ICONS } from '@/components/content/kind-icons'
import type { Database } from '@/data/database.types'
import { CONTENT, type ContentKind } from '@/lib/content-kinds'

/** A screen of staff's, as the sidebar and the dashboard name it. */
export type Screen = {
  label: string
  icon: LucideIcon
  /** The tables that the dashboard counts, each with what stands behind its count where the label does not say it. */
  lists: readonly (readonly [table: keyof Database['public']['Tables'], unit?: string])[]
  /** What the dashboard says of the latest row, where it is not that it was changed. */
  latest?: string
}

const ofKind = (kind: ContentKind, table: Screen['lists'][number][0]): Screen => ({
  label: CONTENT[kind].menu,
  icon: KIND_ICONS[kind],
  lists: [[table]],
})

const screens = <Name extends string>(table: Record<Name, Screen>): Readonly<Record<Name, Screen>> => table

/** Staff's screens by the last part of their address, in the order of the sidebar and the dashboard (AUTH-4, AUTH-5). */
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

/** The last part of a screen's address. */
export type ScreenName = keyof typeof SCREENS
