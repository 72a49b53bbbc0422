import { useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { countFaqView, faqFeedbackQuery } from '@/data/faqs/queries'
import { useHash } from '@/ui/hooks/use-hash'
import { useKeptState } from '@/ui/hooks/use-kept-state'

/** An FAQ that opens and closes: opening counts a view and loads the votes (FAQ-3); its address opens it (FAQ-5). */
export function useFaqItem(id: string, item: RefObject<HTMLElement | null>, question: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const hash = useHash()
  const isNamed = hash === `#${id}`
  // Back restores the scroll position itself.
  const isReturn = useNavigationType() === 'POP' && key !== 'default'
  const [isOpen, setIsOpen] = useKeptState(id, isNamed)
  const counts = useQuery({ ...faqFeedbackQuery(id), enabled: isOpen })

  const open = useCallback(() => {
    setIsOpen(true)
    countFaqView(id).catch((error: unknown) => console.error('Counting a view of an FAQ failed', error))
  }, [id, setIsOpen])

  // Once per navigation, however often effects run.
  const answered = useRef<string>(undefined)
  useEffect(() => {
    if (!isNamed || answered.current === key) return
    answered.current = key
    open()
    if (isReturn) return
    item.current?.scrollIntoView()
    question.current?.focus({ preventScroll: true })
  }, [isNamed, isReturn, key, open, item, question])

  return { isOpen, isNamed, counts, open, toggle: () => (isOpen ? setIsOpen(false) : open()) }
}
