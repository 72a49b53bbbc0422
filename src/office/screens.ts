import {
  BookA,
  BookOpen,
  CalendarCheck,
  CalendarClock,
  FolderOpen,
  Gavel,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageCircleQuestion,
  Newspaper,
  Percent,
  Replace,
  Scale,
  Split,
  Unlink,
  Users,
} from 'lucide-react'
import type { Database } from '@/data/database.types'
import { type ContentKind, type ItemKind, KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'

/** What the dashboard counts: rows of tables, and what leads nowhere. */
type Counted = keyof Database['public']['Tables'] | 'dead_links'

/** A staff screen in the sidebar, and what the dashboard counts of it: its tables, each with one and many of its rows. */
export type Screen = {
  label: string
  icon: LucideIcon
  /** Pressed after G, it leads here (KEY_MAP). */
  letter: string
  counts: readonly (readonly [counted: Counted, one: string, many: string])[]
}

const ofKind = (
  kind: Exclude<ContentKind, 'law'>,
  icon: LucideIcon,
  letter: string,
  [one, many] = KINDS[kind].nouns,
): Screen => ({ label: KINDS[kind].menu, icon, letter, counts: [[KINDS[kind].table, one, many]] })

/** The last part of the address of a kind's list, for staff as for visitors. */
type ScreenOf<Path> = Path extends `/${infer Name}` ? Name : never
type ItemScreen = ScreenOf<(typeof KINDS)[ItemKind]['path']>

const screens = <Name extends string>(
  table: Record<Name, Screen> & Record<ItemScreen, Screen>,
): Readonly<Record<Name, Screen>> => table

/**
 * The staff screens by the last part of their address, in the order shown (AUTH-4, AUTH-5). The page of each is that name's
 * folder of src/routes/admin: rulings/rulings-manager.tsx.
 */
export const SCREENS = screens({
  chapters: {
    label: 'Chapters & Sections',
    icon: BookOpen,
    letter: 'C',
    counts: [
      ['chapters', 'chapter', 'chapters'],
      ['sections', 'section', 'sections'],
    ],
  },
  amendments: {
    label: 'Amendments',
    icon: Scale,
    letter: 'A',
    counts: [['amendments', 'amendment', 'amendments']],
  },
  calendar: { label: 'Calendar', icon: CalendarClock, letter: 'K', counts: [['drafts', 'draft', 'drafts']] },
  rulings: ofKind('ruling', Gavel, 'R'),
  decisions: ofKind('decision', Landmark, 'T', ['tax decision', 'tax decisions']),
  news: ofKind('news', Newspaper, 'N'),
  faqs: ofKind('faq', MessageCircleQuestion, 'Q'),
  glossary: ofKind('term', BookA, 'W'),
  guides: ofKind('guide', Split, 'U'),
  files: { label: 'Files', icon: FolderOpen, letter: 'F', counts: [['files', 'file', 'files']] },
  'dead-links': {
    label: 'Dead Links',
    icon: Unlink,
    letter: 'L',
    counts: [['dead_links', 'dead link', 'dead links']],
  },
  messages: {
    label: 'Messages',
    icon: Mail,
    letter: 'M',
    counts: [['contact_messages', 'new message', 'new messages']],
  },
  subscribers: {
    label: 'Subscribers',
    icon: Users,
    letter: 'S',
    counts: [['newsletter_subscriptions', 'subscriber', 'subscribers']],
  },
  synonyms: { label: 'Synonyms', icon: Replace, letter: 'Y', counts: [['synonyms', 'synonym', 'synonyms']] },
  amounts: { label: 'Rates & Amounts', icon: Percent, letter: 'V', counts: [['amounts', 'amount', 'amounts']] },
  deadlines: { label: 'Deadlines', icon: CalendarCheck, letter: 'H', counts: [['deadlines', 'deadline', 'deadlines']] },
})

export type ScreenName = keyof typeof SCREENS

const isScreen = (name: string): name is ScreenName => name in SCREENS

/** The screen of a kind that is listed by date. */
export function itemScreen(kind: ItemKind): ScreenName {
  const name = KINDS[kind].path.slice(1)
  if (!isScreen(name)) throw new Error(`Staff have no screen for ${KINDS[kind].path}.`)
  return name
}

/** Every screen of the menu by its address, the dashboard first. */
export const WAYS: readonly (Pick<Screen, 'label' | 'icon' | 'letter'> & { address: string })[] = [
  { label: 'Dashboard', icon: LayoutDashboard, letter: 'D', address: paths.admin },
  ...Object.entries(SCREENS).map(([name, screen]) => ({ ...screen, address: paths.manager(name) })),
]
