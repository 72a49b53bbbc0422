import { useEffect, useMemo, useRef } from 'react'
import { ShownValue } from '@/office/history/shown-value'
import { parseMarkup } from '@/texts/trusted-types'
import { Button } from '@/ui/button'

type SplitPieceProps = {
  html: string
  /** Splits before this block, counted from 0. */
  onSplit: (at: number) => void
  onCancel: () => void
}

/** A piece's text, as what shows stored texts is told of it. */
export const TEXT = { name: 'content', label: 'Text', kind: 'html' } as const

/** A text block by block, to be split between two of them. */
export function SplitPiece({ html, onSplit, onCancel }: SplitPieceProps) {
  const blocks = useMemo(() => Array.from(parseMarkup(html).body.children, ({ outerHTML }) => outerHTML), [html])
  const box = useRef<HTMLFieldSetElement>(null)
  // The button that was pressed is gone.
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return (
    <fieldset ref={box} className="grid min-w-0 gap-1">
      <legend className="sr-only">Where it is split</legend>
      {blocks.length < 2 && <p className="text-muted">It has one paragraph only, and cannot be split.</p>}
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have nothing else of their own, and none moves
        <div key={place}>
          {place > 0 && (
            <p className="flex items-center gap-2">
              <span aria-hidden className="h-0 flex-1 border-accent border-t border-dashed" />
              <Button look="quiet" onClick={() => onSplit(place)}>
                Split here<span className="sr-only"> before paragraph {place + 1}</span>
              </Button>
            </p>
          )}
          <ShownValue spec={TEXT} value={block} />
        </div>
      ))}
      <p>
        <Button look="outline" onClick={onCancel}>
          Do not split
        </Button>
      </p>
    </fieldset>
  )
}
