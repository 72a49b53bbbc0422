import { useId } from 'react'
import { useNotice } from '@/ui/states/notice'
import { Button } from '@/ui/button'
import { useStaff } from '@/office/use-staff'
import { draftKeyOf, readTyped } from './typed-entries'

/** Says that a message has been deleted, and gives back what this member of staff was writing about it. */
export function MessageGone({ id }: { id: string }) {
  const { userId } = useStaff()
  const { typed } = readTyped(draftKeyOf(userId, id))
  return (
    <>
      <p className="font-semibold">This message is not there any more. Somebody has deleted it.</p>
      <Left name="answer" words={typed.answer.words} />
      <Left name="note" words={typed.note.words} />
    </>
  )
}

function Left({ name, words }: { name: string; words: string }) {
  const id = useId()
  const { copy } = useNotice()
  if (!words.trim()) return null
  return (
    <div className="mt-4">
      <label htmlFor={id} className="font-semibold">
        Your {name}, which was not saved
      </label>
      <textarea
        id={id}
        readOnly
        dir="auto"
        rows={6}
        value={words}
        className="mt-1.5 block w-full rounded-xs border border-line-strong bg-surface px-3 py-2"
      />
      <Button look="outline" className="mt-2" onClick={() => void copy(words, 'Copied')}>
        Copy<span className="sr-only"> your {name}</span>
      </Button>
    </div>
  )
}
