import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { FoundText } from '@/data/find/staff'
import { addressOfRow } from '@/data/links/staff'
import { withReason } from '@/lib/with-reason'
import { pagesNamed } from '@/names/site-pages'
import { FinderInput } from '@/office/find/finder-input'
import { useFinder } from '@/office/find/use-finder'
import { textName } from '@/office/text-kinds'
import type { LinkWayProps } from './rich-text-link-address'

type LinkSearchProps = LinkWayProps & {
  /** What is searched for at first. */
  words: string
  /** The one kind that can be chosen, by the database's word for it, if not all. */
  only?: string
}

/** A link to what the site has: a section by number or words, another text, a file, a page; arrows choose, Enter links. */
export function RichTextLinkSearch({ words, only, onFault, onSet }: LinkSearchProps) {
  const [typed, setTyped] = useState(words)
  const [isSetting, setIsSetting] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { targets, active, take, step, refetch, status } = useFinder(
    typed,
    // One kind is a kind of rows: no pages of the site then.
    (asked, found) => targetsOf(only ? '' : asked, found),
    ({ key }) => key,
    only,
  )

  // The focus is the browser's. Whoever opens this goes on typing.
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }, [])

  const choose = async (target: Target | undefined) => {
    if (!target || isSetting) return
    onFault(null)
    setIsSetting(true)
    try {
      const href = target.url ?? (await addressOfRow(target.row.kind, target.row.id))
      if (href !== null) return onSet(href, target.title)
      onFault(`“${target.title}” was deleted or hidden a moment ago. Nothing was linked.`)
      void refetch()
    } catch (failure) {
      onFault(withReason('Failed to link', failure))
    }
    setIsSetting(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (step(event) || event.key !== 'Enter') return
    event.preventDefault()
    void take().then(choose)
  }
  return (
    <>
      <div className="p-2">
        <FinderInput
          ref={input}
          listId={`${id}-list`}
          label={only ? `Find a ${textName(only).toLowerCase()}` : 'Find what to link to'}
          placeholder={only ? 'A number or words' : 'A number, words, a file or a page'}
          count={targets.length}
          active={active}
          typed={typed}
          onType={(text) => {
            setTyped(text)
            onFault(null)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className={targets.length > 0 ? 'sr-only' : 'px-3 pb-3 text-muted'}>
        {status}
      </p>
      <Options id={id} targets={targets} active={active} onChoose={(target) => void choose(target)} />
    </>
  )
}

/** What can be linked: a page with its address, or a row, whose address is asked for when it is chosen. */
type Target = { key: string; title: string; kind: string; place: string | null } & (
  | { url: string; row: null }
  | { url: null; row: FoundText }
)

/** The pages and rows that can be linked: chapters, categories and hidden FAQs have no page. */
function targetsOf(typed: string, found: readonly FoundText[]): Target[] {
  const pages = typed === '' ? [] : pagesNamed(typed)
  return [
    ...pages.map(({ url, title }): Target => ({ key: url, title, kind: 'Page', place: null, url, row: null })),
    ...found
      .filter(({ url, kind }) => url !== null || kind === 'file')
      .map(
        (row): Target => ({
          key: row.id,
          title: row.title,
          kind: row.kind === 'file' ? 'File' : textName(row.kind),
          place: row.list_title,
          url: null,
          row,
        }),
      ),
  ]
}

const OPTION = 'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1'

type OptionsProps = { id: string; targets: readonly Target[]; active: number; onChoose: (target: Target) => void }

function Options({ id, targets, active, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)

  // The list's scroll position belongs to the browser; the page itself is not to move.
  useEffect(() => {
    const option = list.current?.children[active]
    if (!list.current || !(option instanceof HTMLElement)) return
    const { scrollTop, clientHeight } = list.current
    const start = option.offsetTop - list.current.offsetTop
    if (start < scrollTop) list.current.scrollTop = start
    else if (start + option.offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = start + option.offsetHeight - clientHeight
    }
  }, [active])

  return (
    // The box keeps the focus while an option is pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label="What can be linked"
      className="max-h-54 overflow-y-auto max-md:max-h-none max-md:flex-1"
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ target }) => {
        const option = target instanceof Element && target.closest('[role=option]')
        const chosen = option && targets[[...(list.current?.children ?? [])].indexOf(option)]
        if (chosen) onChoose(chosen)
      }}
    >
      {targets.map(({ key, title, place, kind }, index) => (
        <div
          key={key}
          id={`${id}-list-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={`${OPTION} ${index === active ? 'current-row' : 'hover:bg-hover'}`}
        >
          <span className="min-w-0 flex-1">
            <bdi className="block truncate font-semibold">{title}</bdi>
            {place && <bdi className="block truncate text-muted text-sm">{place}</bdi>}
          </span>
          <span className="text-muted text-sm">{kind}</span>
        </div>
      ))}
    </div>
  )
}
