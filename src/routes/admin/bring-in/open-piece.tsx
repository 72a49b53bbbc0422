import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sectionQuery } from '@/data/sections/staff'
import type { ComparedPiece } from '@/office/bring-in/compare-law'
import { Differences } from '@/office/history/differences'
import { ShownValue } from '@/office/history/shown-value'
import { KeyHint } from '@/office/keys/key-hint'
import { KEY_MAP } from '@/office/keys/key-map'
import { useKeys } from '@/office/keys/use-keys'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextSkeleton } from '@/ui/states/skeleton'
import { SplitPiece, TEXT } from './split-piece'
import type { BringIn } from './use-bring-in'

type OpenPieceProps = {
  piece: ComparedPiece
  bringIn: BringIn
  chapters: readonly (readonly [key: string, title: string])[]
  onOpen: (key: number | null) => void
}

/** A piece of a file, to be corrected: number, title, chapter, split, joined or left out (BULK-1). */
export function OpenPiece({ piece, bringIn, chapters, onOpen }: OpenPieceProps) {
  const { key, kind, number, title, html, chapterKey, isLeftOut } = piece
  const [isSplitting, setIsSplitting] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const pieces = bringIn.comparison?.pieces ?? []
  const place = pieces.findIndex((each) => each.key === key)
  const above = pieces[place - 1]
  const isText = kind !== 'chapter'
  const join = () => {
    if (!above) return
    bringIn.join(key)
    onOpen(above.key)
  }
  const leave = () => bringIn.take(key, isLeftOut)
  useKeys('piece', { split: () => isText && setIsSplitting(true), join, leave }, box)
  return (
    <div ref={box} className="grid gap-3 bg-accent-soft/30 px-4 pt-1 pb-4 lg:ps-margin lg:pe-inset">
      <div className={`grid gap-3 ${isText ? 'md:grid-cols-[6rem_minmax(0,1fr)_minmax(0,16rem)]' : ''}`}>
        {isText && (
          <Field label="Number">
            {(control) => (
              <input
                {...control}
                value={number}
                onChange={({ target }) => bringIn.change(key, { number: target.value.trim() })}
              />
            )}
          </Field>
        )}
        <Field label="Title">
          {(control) => (
            <input
              {...control}
              dir="auto"
              value={title}
              onChange={({ target }) => bringIn.change(key, { title: target.value })}
            />
          )}
        </Field>
        {isText && (
          <Field label="Chapter">
            {(control) => (
              <select
                {...control}
                value={chapterKey ?? ''}
                onChange={({ target }) => bringIn.change(key, { chosenChapter: target.value || null })}
              >
                <option value="">None</option>
                {chapters.map(([each, name]) => (
                  <option key={each} value={each}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      {isSplitting ? (
        <SplitPiece
          html={html}
          onSplit={(at) => {
            setIsSplitting(false)
            onOpen(bringIn.split(key, at))
          }}
          onCancel={() => setIsSplitting(false)}
        />
      ) : (
        html && <PieceText piece={piece} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {isText && !isSplitting && (
          <Button look="outline" onClick={() => setIsSplitting(true)}>
            Split… <KeyHint of={KEY_MAP.piece.keys.split[0]} />
          </Button>
        )}
        {above && (
          <Button look="outline" onClick={join}>
            Join with the one above <KeyHint of={KEY_MAP.piece.keys.join[0]} />
          </Button>
        )}
        <Button look="outline" onClick={leave}>
          {isLeftOut ? 'Take in' : 'Leave out'} <KeyHint of={KEY_MAP.piece.keys.leave[0]} />
        </Button>
      </div>
    </div>
  )
}

/** A piece's text; of what is here already with what differs. */
function PieceText({ piece: { state, present, html } }: { piece: ComparedPiece }) {
  const isCompared = state === 'changed' && present !== null
  const query = useQuery({ ...sectionQuery(present?.id ?? ''), enabled: isCompared })
  if (!isCompared) return <ShownValue spec={TEXT} value={html} />
  if (query.data) return <Differences spec={TEXT} before={query.data.content} after={html} />
  if (query.error) return <FetchFailed what="Failed to fetch the section as it is here" query={query} />
  return <TextSkeleton lines={3} />
}
