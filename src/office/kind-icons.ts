import { BookOpen, Gavel, Landmark, type LucideIcon, MessageCircleQuestion, Newspaper } from 'lucide-react'
import type { ContentKind } from '@/names/kinds'

export const KIND_ICONS: Readonly<Record<ContentKind, LucideIcon>> = {
  law: BookOpen,
  ruling: Gavel,
  decision: Landmark,
  news: Newspaper,
  faq: MessageCircleQuestion,
}
