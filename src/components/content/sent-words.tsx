import { Fragment } from 'react'
import { splitHebrew } from '@/lib/split-hebrew'

/** Plain words as somebody sent them; what is Hebrew in them is marked as Hebrew (ACC-4). */
export const SentWords = ({ text }: { text: string }) =>
  splitHebrew(text).map((words, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their places
    <Fragment key={place}>{place % 2 === 0 ? words : <span lang="he">{words}</span>}</Fragment>
  ))
