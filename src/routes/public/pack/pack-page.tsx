import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { cutMarks } from '@/lib/cut-marks'
import { keepPack } from '@/lib/pack'
import { LONGEST_TITLE, packAddress } from '@/names/pack-address'
import { Page } from '@/routes/public/layout/page'
import { Button } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Field } from '@/ui/field'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'
import { usePack } from '@/ui/hooks/use-pack'
import { Contained } from '@/ui/states/contained'
import { EmptyState } from '@/ui/states/empty-state'
import { useNotice } from '@/ui/states/notice'
import { TextSkeleton } from '@/ui/states/skeleton'
import { WithoutScripts } from '@/ui/states/without-scripts'
import { useKeepPlace } from './use-keep-place'

const LEAD =
  'Chosen sections, rulings, decisions, news, questions and ways through guides as one document, to print or to keep as a PDF.'

/** Of all kinds: fetched once there is something in the pack. */
const PackTexts = lazy(async () => ({ default: (await import('./pack-texts')).PackTexts }))

/** What a pack held before something was taken out of it, and what is said of that. */
type Taken = { items: readonly string[]; isOwn: boolean; words: string }

/** A pack of texts: the one that the address names, or else this browser's own (READ-9). */
export function Component() {
  const [params, setParams] = useSearchParams()
  const kept = usePack()
  const isHydrating = useIsHydrating()
  const named = params.getAll('text')
  const isOwn = named.length === 0
  const items = isOwn ? kept : [...new Set(named)]
  const title = cutMarks(params.get('title') ?? '').slice(0, LONGEST_TITLE)
  const list = useRef<HTMLOListElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  // The button that takes texts out, puts them back or moves one up can go away with that.
  const isFocusDue = useRef(false)
  const [taken, setTaken] = useState<Taken | null>(null)
  useKeepPlace()
  const put = (after: readonly string[], isKept: boolean) => {
    if (isKept) return keepPack(after)
    setParams(new URLSearchParams(packAddress(after, title).split('?')[1]), { replace: true, preventScrollReset: true })
  }
  const change = (after: readonly string[], removed?: string) => {
    setTaken(removed ? { items, isOwn, words: `Removed: ${removed}.` } : null)
    isFocusDue.current = true
    put(after, isOwn)
  }
  const undo = () => {
    if (!taken) return
    setTaken(null)
    isFocusDue.current = true
    put(taken.items, taken.isOwn)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was taken out, put back or moved is shown
  useEffect(() => {
    if (isFocusDue.current && document.activeElement === document.body) (list.current ?? undoButton.current)?.focus()
    isFocusDue.current = false
  }, [items.join(' ')])
  const rename = (name: string) => {
    const address = packAddress(isOwn ? [] : items, name)
    setParams(new URLSearchParams(address.split('?')[1]), { replace: true, preventScrollReset: true })
  }
  return (
    <Page
      title={title ? `${title} – print pack` : 'Print pack'}
      heading={title ? `“${title}”` : 'Print pack'}
      description={LEAD}
      lead={
        <>
          {title && <p>The title is that of whoever put this pack together.</p>}
          <p className="print:hidden">{LEAD}</p>
        </>
      }
      rail={
        items.length > 0 && (
          <Tools items={items} title={title} onRename={rename} isOwn={isOwn} onEmpty={() => change([], 'all texts')} />
        )
      }
    >
      <p role="status" className="on-text not-empty:mb-4 print:hidden">
        {taken && (
          <>
            {withHebrew(taken.words)}{' '}
            <button ref={undoButton} type="button" className="link min-h-11" onClick={undo}>
              Undo
            </button>
          </>
        )}
      </p>
      {items.length === 0 ? (
        !isHydrating && <NothingChosen />
      ) : (
        <Contained what="This pack">
          <Suspense fallback={<TextSkeleton />}>
            <PackTexts list={list} items={items} title={title} onChange={change} />
          </Suspense>
        </Contained>
      )}
      <WithoutScripts>A pack needs JavaScript. Each text can be printed from its own page.</WithoutScripts>
    </Page>
  )
}

function NothingChosen() {
  return (
    <EmptyState text="There is nothing in your pack yet">
      <p>
        “Add to pack” stands below the heading of every section, ruling, decision, news post, answer, and outcome of a
        guide.
      </p>
    </EmptyState>
  )
}

type PackProps = { items: readonly string[]; title: string }

type ToolsProps = PackProps & { isOwn: boolean; onRename: (title: string) => void; onEmpty: () => void }

function Tools({ items, title, isOwn, onRename, onEmpty }: ToolsProps) {
  const { copy, show } = useNotice()
  // The address follows what is typed, on a slow machine some letters later.
  const [typed, setTyped] = useState(title)
  // Typing replaces the address; any other step, such as Back, leads to a pack with a title of its own.
  const isTyping = useNavigationType() === 'REPLACE'
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same title again, when the one that was typed was not yet shown
  useEffect(() => {
    if (!isTyping) setTyped(title)
  }, [isTyping, title, location])
  const type = (name: string) => {
    setTyped(name)
    onRename(name)
  }
  const keep = () => {
    keepPack(items)
    show('This pack is now yours')
  }
  return (
    <div className="print:hidden">
      <Field label="Title of the pack">
        {(control) => (
          <input {...control} maxLength={LONGEST_TITLE} value={typed} onChange={(event) => type(event.target.value)} />
        )}
      </Field>
      <div className="mt-4 flex wide:flex-col flex-wrap gap-3">
        <Button look="solid" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
        <Button
          look="outline"
          onClick={() => copy(window.location.origin + packAddress(items, typed), 'Link copied to clipboard!')}
        >
          Copy link to this pack
        </Button>
        {isOwn ? (
          <Button look="outline" onClick={onEmpty}>
            Empty the pack
          </Button>
        ) : (
          <Button look="outline" onClick={keep}>
            Keep as my pack
          </Button>
        )}
      </div>
    </div>
  )
}
