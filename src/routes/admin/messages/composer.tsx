import { Lock, Send } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { ENTRY_LIMITS, type EntryKind } from '@/data/message-entries/schema'
import { faultsOf } from '@/lib/faults'
import { KeyHint } from '@/office/keys/key-hint'
import { KEY_MAP } from '@/office/keys/key-map'
import { useKeys } from '@/office/keys/use-keys'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button, buttonClass } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { withHebrew } from '@/ui/content/with-hebrew'
import { FieldMessages } from '@/ui/field-messages'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { ENTRY_HEAD } from './message-entries'
import type { Reply } from './use-reply'
import type { Typing } from './use-typed-entries'

type ComposerProps = {
  /** Who wrote the message. */
  to: string
  kind: EntryKind
  onKind: (kind: EntryKind) => void
  typing: Typing
  /** The mail with the answer; null where the message is answered already. */
  reply: Reply | null
  isBusy: boolean
  /** Stores what is written with the message. */
  onKeep: (kind: EntryKind) => void
  box: RefObject<HTMLTextAreaElement | null>
}

const KINDS: readonly (readonly [EntryKind, string, key: string])[] = [
  ['answer', 'Reply', KEY_MAP.message.keys.reply[0]],
  ['note', 'Internal note', KEY_MAP.message.keys.note[0]],
]
const [SEND] = KEY_MAP.message.keys.send

const BOX =
  'mx-4 mt-2.5 mb-3 max-w-183 flex-none rounded-lg border outline-focus outline-offset-1 has-[textarea:focus]:outline-2 md:mx-6 [&>[role=alert]:not(:empty)]:p-3'
// No transparent border: forced colours would show it.
const KIND = 'min-h-11 px-2 md:min-h-7'
const CHOSEN = 'border-b-2 border-b-current font-semibold text-ink'

/** Where an answer or a note is written: nothing is lost between one and the other (STAFF-7). */
export function Composer({ to, kind, onKind, typing, reply, isBusy, onKeep, box }: ComposerProps) {
  const { words } = typing.typed[kind]
  const form = useCheckedForm({ fields: ['words'], of: kind })
  const sending = useRef<HTMLAnchorElement>(null)
  const isNote = kind === 'note'
  const rule = { name: 'words', label: isNote ? 'Note' : 'Answer', kind: 'text', limit: ENTRY_LIMITS.words } as const
  const { id, error = faultsOf([rule], { words }).words } = form.field('words')
  const canSend = !isNote && reply !== null

  const keep = () => {
    const isSound = form.check(faultsOf([{ ...rule, isRequired: true }], { words }))
    if (isSound && !isBusy) onKeep(kind)
  }
  useKeys('message', { send: () => (canSend ? sending.current?.click() : keep()) }, form.ref)
  return (
    <CheckedForm
      form={form}
      onSend={keep}
      aria-label={isNote ? 'Internal note' : 'Reply'}
      className={`${BOX} ${isNote ? 'border-warning border-s-3 bg-warning-soft' : 'border-line-strong bg-raised'}`}
    >
      <div className="flex flex-wrap items-center gap-2 border-line border-b py-1.5 ps-3 pe-2">
        {isNote ? (
          <span className={`${ENTRY_HEAD} text-warning`}>
            <Lock aria-hidden className="size-4" />
            Only staff see it
          </span>
        ) : (
          <span className="truncate">
            To <b dir="auto">{withHebrew(to)}</b>
          </span>
        )}
        <fieldset className="ms-auto flex gap-1">
          <legend className="sr-only">What to write</legend>
          {KINDS.map(([value, name, key]) => (
            <button
              key={value}
              type="button"
              aria-pressed={kind === value}
              aria-keyshortcuts={key}
              onClick={() => onKind(value)}
              className={`${KIND} ${kind === value ? CHOSEN : 'pb-0.5 font-medium text-muted'}`}
            >
              {name}
              <KeyHint of={key} className="ms-1.5" />
            </button>
          ))}
        </fieldset>
      </div>
      <textarea
        ref={box}
        id={id}
        name="words"
        aria-label={isNote ? 'Your note' : 'Your reply'}
        dir="auto"
        rows={4}
        value={words}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => typing.write(kind, target.value)}
        className="block w-full resize-y bg-transparent px-3 py-2.5 text-[1rem]/6 outline-none"
      />
      <div className="px-3">
        <FieldMessages id={id} error={error} />
      </div>
      <div className="flex flex-wrap items-center gap-2 pt-1.5 ps-3 pe-2 pb-2">
        <p role="status" className="me-auto text-muted text-sm">
          {typing.isRefused ? 'This browser has no room to keep what you type' : words.trim() && 'Kept in this browser'}
        </p>
        {canSend ? (
          <a ref={sending} href={reply.href} onClick={reply.onClick} className={buttonClass('solid')}>
            <Send aria-hidden />
            Send by mail, mark Replied
            <KeyHint of={SEND} />
          </a>
        ) : (
          <Button type="submit" look="solid" {...ariaDisabled(isBusy)}>
            {isNote ? 'Save note' : 'Keep answer'}
            <KeyHint of={SEND} />
          </Button>
        )}
      </div>
    </CheckedForm>
  )
}
