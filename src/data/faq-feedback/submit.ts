import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { askAnew } from '@/data/ask-anew'
import { faqFeedbackQuery } from '@/data/faqs/queries'
import { sendOnce } from '@/data/proof-of-work/send-once'
import type { Sending } from '@/lib/sending'
import { lookUpIp } from './ip-lookup'
import { type FeedbackChoice, onChoiceRemembered, rememberChoice, rememberedChoice } from './remembered-choice'

async function sendFaqFeedback(faqId: string, choice: FeedbackChoice, sending: Sending): Promise<void> {
  const user_ip = await lookUpIp()
  const sent = { faq_id: faqId, is_helpful: choice === 'helpful' }
  await sendOnce(sent, (client, row) => client.from('faq_feedback').insert({ ...row, user_ip }), sending)
}

/** A reader's choice on an FAQ, made now or remembered (FAQ-4), and `send`; `isChecking` while `send` solves a puzzle. */
export function useFaqFeedback(faqId: string) {
  const queries = useQueryClient()
  const [isChecking, setIsChecking] = useState(false)
  const remembered = useSyncExternalStore(
    onChoiceRemembered,
    () => rememberedChoice(faqId),
    () => null,
  )
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (choice: FeedbackChoice) =>
      sendFaqFeedback(faqId, choice, { signal: new AbortController().signal, onChecking: setIsChecking }),
    // Offline is a failure like any other; without this the mutation would silently wait for a connection (SEC-5).
    networkMode: 'always',
    onSuccess: (_, choice) => {
      rememberChoice(faqId, choice)
      // Not awaited: the thanks must not depend on the new counts.
      void askAnew(queries, faqFeedbackQuery(faqId).queryKey)
    },
    onError: (failure) => console.error('Sending feedback on an FAQ failed', failure),
  })
  return { choice: isPending ? variables : remembered, isChecking: isPending && isChecking, error, send: mutate }
}
