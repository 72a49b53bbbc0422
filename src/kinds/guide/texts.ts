import type { Texts } from '@/kinds/texts'

const NONE = { data: null, error: null, refetch: () => Promise.reject(new Error('There is nothing to ask for.')) }

/** No pack holds a guide: its paper is the memo of a way through it. */
export const guide: Texts = {
  usePacked: () => NONE,
}
