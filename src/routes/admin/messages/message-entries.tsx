import { Lock, Reply } from 'lucide-react'
import { type Entry, setRemoved } from '@/data/message-entries/staff'
import { useMarkStale } from '@/data/stale'
import { formatMoment } from '@/lib/moments'
import { useUndo } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'

/** What staff have written about a message: the answers that were sent, and notes between colleagues (STAFF-7). */
export function MessageEntries({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null
  return (
    <ul aria-label="Answers and notes" className="mt-4 grid gap-3">
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryText entry={entry} />
        </li>
      ))}
    </ul>
  )
}

/** What an entry is. */
export const ENTRY_HEAD = 'flex items-center gap-2 font-semibold text-[0.875rem]/5'

// A note never looks like an answer.
const NOTE = {
  title: 'Internal note · only staff see it',
  noun: 'note',
  icon: Lock,
  look: 'border-warning bg-warning-soft',
}
const ANSWER = { title: 'Answer', noun: 'answer', icon: Reply, look: 'border-line-strong bg-sunk' }

function EntryText({ entry }: { entry: Entry }) {
  const { kind, words, is_removed, written_by_name, created_at } = entry
  const { title, noun, icon: Icon, look } = kind === 'note' ? NOTE : ANSWER
  const { isRunning, setTo } = useRemoval(entry, noun)
  const who = `of ${written_by_name ?? 'a former colleague'}, ${formatMoment(created_at)}`
  return (
    <div className={`border-s-3 px-3 pt-1.5 pb-2 ${look}`}>
      <p className={`${ENTRY_HEAD} ${kind === 'note' ? 'text-warning' : ''}`}>
        <Icon aria-hidden className="size-4" />
        {title}
        {is_removed && ' · removed'}
        <Button look="quiet" className="ms-auto" {...ariaDisabled(isRunning)} onClick={() => void setTo(!is_removed)}>
          {is_removed ? 'Put back' : 'Remove'}
          <span className="sr-only">
            {' '}
            the {noun} {who}
          </span>
        </Button>
      </p>
      {!is_removed && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {withHebrew(words)}
        </p>
      )}
      <p className="text-muted text-sm">
        <span className="sr-only">{noun} </span>
        {who}
      </p>
    </div>
  )
}

/** Takes an entry away or puts it back; the notice undoes that. */
function useRemoval({ id }: Entry, noun: string) {
  const { isRunning, run } = useAction()
  const reload = useMarkStale('message_entries')
  const offer = useUndo()
  const change = async (isRemoved: boolean) => {
    await setRemoved(id, isRemoved)
    await reload()
    return { text: isRemoved ? `The ${noun} was removed` : `The ${noun} is back` }
  }
  const setTo = (isRemoved: boolean) =>
    run(
      `Failed to ${isRemoved ? 'remove' : 'put back'} the ${noun}`,
      async () => offer({ ...(await change(isRemoved)), undo: { run: () => change(!isRemoved) } }),
      reload,
    )
  return { isRunning, setTo }
}
