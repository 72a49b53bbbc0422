import {
  BookA,
  BookOpen,
  CalendarCheck,
  CalendarClock,
  CalendarSync,
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
  Send,
  Split,
  Unlink,
  Users,
} from 'lucide-react'
import { type ContentKind, type ItemKind, KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'

/** A staff screen in the sidebar. */
export type Screen = {
  label: string
  icon: LucideIcon
  /** Pressed after G, it leads here (KEY_MAP). */
  letter: string
  /** Whether it stands under Tools: it keeps what the texts are read with, not the texts. */
  isTool?: boolean
  /** What asks for work in it: by its name in the dashboard's counts, one and many of it. */
  waits?: readonly [counted: string, one: string, many: string]
}

const ofKind = (kind: Exclude<ContentKind, 'law'>, icon: LucideIcon, letter: string): Screen => ({
  label: KINDS[kind].menu,
  icon,
  letter,
})

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
  chapters: { label: 'Chapters & Sections', icon: BookOpen, letter: 'C' },
  amendments: { label: 'Amendments', icon: Scale, letter: 'A' },
  calendar: { label: 'Calendar', icon: CalendarClock, letter: 'K', waits: ['drafts', 'draft', 'drafts'] },
  rulings: ofKind('ruling', Gavel, 'R'),
  decisions: ofKind('decision', Landmark, 'T'),
  news: ofKind('news', Newspaper, 'N'),
  faqs: ofKind('faq', MessageCircleQuestion, 'Q'),
  glossary: ofKind('term', BookA, 'W'),
  guides: ofKind('guide', Split, 'U'),
  files: { label: 'Files', icon: FolderOpen, letter: 'F' },
  messages: {
    label: 'Messages',
    icon: Mail,
    letter: 'M',
    waits: ['contact_messages', 'new message', 'new messages'],
  },
  subscribers: { label: 'Subscribers', icon: Users, letter: 'S' },
  newsletter: { label: 'Editions', icon: Send, letter: 'E' },
  amounts: { label: 'Rates & Amounts', icon: Percent, letter: 'V', isTool: true },
  deadlines: { label: 'Deadlines', icon: CalendarCheck, letter: 'H', isTool: true },
  postponements: { label: 'Postponements', icon: CalendarSync, letter: 'P', isTool: true },
  synonyms: { label: 'Synonyms', icon: Replace, letter: 'Y', isTool: true },
  'dead-links': {
    label: 'Dead Links',
    icon: Unlink,
    letter: 'L',
    isTool: true,
    waits: ['dead_links', 'dead link', 'dead links'],
  },
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
export const WAYS: readonly (Screen & { address: string })[] = [
  { label: 'Dashboard', icon: LayoutDashboard, letter: 'D', address: paths.admin },
  ...Object.entries(SCREENS).map(([name, screen]) => ({ ...screen, address: paths.manager(name) })),
]
