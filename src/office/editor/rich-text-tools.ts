import type { ChainedCommands, Editor } from '@tiptap/core'
import {
  Bold,
  CalendarPlus,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react'
import type { RichTextFeatures } from './rich-text-extensions'

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What opens at an editor. */
export type RichTextPanel = 'link' | 'later' | 'table'

export interface RichTextTool {
  label: string
  icon: LucideIcon
  /** "Mod" stands for Control, or Command on a Mac. */
  keys: string
  /** What a press does, or what it opens. */
  does: ((chain: ChainedCommands) => ChainedCommands) | RichTextPanel
  /** Only tools with it can be switched off. */
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
  features: readonly RichTextFeatures[]
  startsGroup?: boolean
}

const ALWAYS = ['faq', 'text'] as const

const heading = (level: 2 | 3 | 4, icon: LucideIcon, features: readonly RichTextFeatures[]): RichTextTool => ({
  label: `Heading ${level}`,
  icon,
  keys: `Mod+Alt+${level}`,
  does: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
  features,
})

/** In the order of the toolbar; links and tables come after them. */
export const TEXT_TOOLS: readonly RichTextTool[] = [
  {
    label: 'Bold',
    icon: Bold,
    keys: 'Mod+B',
    does: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
    features: ALWAYS,
  },
  {
    label: 'Italic',
    icon: Italic,
    keys: 'Mod+I',
    does: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
    features: ALWAYS,
  },
  { ...heading(2, Heading2, ['text']), startsGroup: true },
  { ...heading(3, Heading3, ALWAYS) },
  { ...heading(4, Heading4, ['text']) },
  {
    label: 'Bullet list',
    icon: List,
    keys: 'Mod+Shift+8',
    does: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
    features: ALWAYS,
    startsGroup: true,
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    keys: 'Mod+Shift+7',
    does: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
    features: ALWAYS,
  },
  {
    label: 'Quotation',
    icon: TextQuote,
    keys: 'Mod+Shift+B',
    does: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
    features: ['text'],
  },
  {
    label: 'Later change',
    icon: CalendarPlus,
    keys: 'Mod+Alt+L',
    does: 'later',
    isOn: (editor) => editor.isActive('laterChange'),
    features: ['text'],
  },
]

export const HISTORY_TOOLS: readonly RichTextTool[] = [
  {
    label: 'Undo',
    icon: Undo2,
    keys: 'Mod+Z',
    does: (chain) => chain.undo(),
    isPossible: (editor) => editor.can().undo(),
    features: ALWAYS,
    startsGroup: true,
  },
  {
    label: 'Redo',
    icon: Redo2,
    keys: 'Mod+Shift+Z',
    does: (chain) => chain.redo(),
    isPossible: (editor) => editor.can().redo(),
    features: ALWAYS,
  },
]

/** A shortcut as the user's keyboard names it. */
export const inWords = (keys: string) => keys.replace('Mod', IS_MAC ? '⌘' : 'Ctrl').replace('Alt', IS_MAC ? '⌥' : 'Alt')

/** A shortcut as written in aria-keyshortcuts. */
export const asAria = (keys: string) => keys.replace('Mod', IS_MAC ? 'Meta' : 'Control')
