import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addNote, type DraftNote, draftNotesQuery, NOTE_LIMIT, setNoteDone } from '@/data/draft-notes/staff'
import { useMarkStale } from '@/data/stale'
import { newId } from '@/data/uuid'
import { faultsOf } from '@/lib/faults'
import { formatMoment } from '@/lib/moments'
import { Act } from '@/office/list/act'
import { PanelLine } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { useAction } from '@/office/list/use-action'
import { useStaff } from '@/office/use-staff'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Field } from '@/ui/field'
import { noteKey, readUnsaved, removeUnsaved, writeUnsaved } from './unsaved'
import { NoRoom } from './unsaved-offer'

type DraftNotesProps = {
  draft: string
  /** Told whether a note is typed that is not added. */
  onTyped: (isTyped: boolean) => void
}

/** Beside a draft: what colleagues have noted on it, what of that is done, and room for one more (TIME-1), which is kept as it is typed. */
export function DraftNotes({ draft, onTyped }: DraftNotesProps) {
  const query = useQuery(draftNotesQuery(draft))
  return (
    <Lines
      isInPanel
      title="Notes on this draft"
      query={query}
      failed="Failed to fetch the notes on the draft"
      rows={query.data}
      keyOf={({ id }) => id}
      empty=""
      foot={<NewNote draft={draft} onTyped={onTyped} />}
    >
      {(note) => <Note note={note} />}
    </Lines>
  )
}

function Note({ note: { id, words, is_done, noted_by_name, created_at } }: { note: DraftNote }) {
  const reload = useMarkStale('draft_notes')
  const of = `of ${noted_by_name ?? 'a former colleague'}, ${formatMoment(created_at)}`
  return (
    <PanelLine
      note={`${of}${is_done ? ', done' : ''}`}
      acts={
        <Act
          label={is_done ? 'Not done' : 'Done'}
          of={`the note ${of}`}
          look="quiet"
          failed="Failed to change the note"
          act={() => setNoteDone(id, !is_done).then(reload)}
          onFailed={reload}
        />
      }
    >
      <p dir="auto" className={`whitespace-pre-wrap ${is_done ? 'text-muted' : ''}`}>
        {withHebrew(words)}
      </p>
    </PanelLine>
  )
}

const RULE = { name: 'words', label: 'Note', kind: 'text', limit: NOTE_LIMIT } as const

function NewNote({ draft, onTyped }: DraftNotesProps) {
  const { userId } = useStaff()
  const key = noteKey(userId, draft)
  // Other words are another note, so that none are lost with an answer.
  const [{ id, words }, setTyped] = useState(() => {
    const kept = readUnsaved(key)
    return { id: kept?.newId ?? newId(), words: String(kept?.values.words ?? '') }
  })
  const [isAsked, setIsAsked] = useState(false)
  const { isRunning, run } = useAction()
  const reload = useMarkStale('draft_notes')
  const box = useRef<HTMLTextAreaElement>(null)
  const error = faultsOf([{ ...RULE, isRequired: isAsked }], { words }).words
  const [hasRoom, setHasRoom] = useState(true)
  const latest = useRef(id)
  const write = (next: string) => {
    latest.current = newId()
    setTyped({ id: latest.current, words: next })
    setIsAsked(false)
    const isTyped = next.trim() !== ''
    onTyped(isTyped)
    const unsaved = { values: { words: next }, newId: latest.current, basedOn: null, parent: null }
    if (isTyped) setHasRoom(writeUnsaved(key, { ...unsaved, savedAt: new Date().toISOString() }))
    else removeUnsaved(key)
  }
  const add = async () => {
    await addNote({ id, draft_id: draft, words })
    // What was typed meanwhile is the next note.
    if (latest.current === id) write('')
    await reload()
  }
  const send = () => {
    box.current?.focus()
    if (isRunning) return
    const isSound = Object.keys(faultsOf([{ ...RULE, isRequired: true }], { words })).length === 0
    setIsAsked(!isSound)
    if (isSound) void run('Failed to add the note', add)
  }
  return (
    <>
      <Field label="New note, which only staff see" error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={box}
            dir="auto"
            rows={2}
            value={words}
            data-sends
            onChange={({ target }) => write(target.value)}
            onKeyDown={(event) => {
              if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              send()
            }}
          />
        )}
      </Field>
      {!hasRoom && <NoRoom />}
      <Button look="outline" className="justify-self-start" {...ariaDisabled(isRunning)} onClick={send}>
        Add note
      </Button>
    </>
  )
}
