import { useRef } from 'react'
import { citedText } from '@/law/citation'
import { partId } from '@/law/pack-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Packed } from './packed-text'

type PackContentsProps = { items: readonly string[]; onChange: (items: string[]) => void }

/** What a pack holds, with citation and date; in print its list of contents. Texts can be put in order and taken out. */
export function PackContents({ items, onChange }: PackContentsProps) {
  const list = useRef<HTMLOListElement>(null)
  const raise = (index: number) => {
    const others = items.filter((_, place) => place !== index)
    onChange([...others.slice(0, index - 1), ...items.slice(index, index + 1), ...others.slice(index - 1)])
  }
  const remove = (index: number) => {
    onChange(items.filter((_, place) => place !== index))
    // The button goes away with its text.
    list.current?.focus()
  }
  return (
    <ol ref={list} tabIndex={-1} aria-label="Texts of the pack" className="outline-none">
      {items.map((item, index) => (
        <li key={item} className="hanging items-baseline border-line border-t py-3">
          <span aria-hidden className="text-muted tabular-nums">
            {index + 1}
          </span>
          <Packed item={item}>
            {({ title, cited }) => (
              <div className="min-w-0">
                <a href={`#${partId(item)}`} dir="auto" className="link font-serif text-xl">
                  {withHebrew(title)}
                </a>
                <p className="text-muted text-sm">{withHebrew(citedText(cited))}</p>
              </div>
            )}
          </Packed>
          <p className="col-2 flex gap-5 text-ui wide:col-3 wide:ps-(--gutter) print:hidden">
            <button type="button" className="link min-h-11" onClick={() => remove(index)}>
              Remove<span className="sr-only"> text {index + 1}</span>
            </button>
            {index > 0 && (
              <button type="button" className="link min-h-11" onClick={() => raise(index)}>
                Move up<span className="sr-only"> text {index + 1}</span>
              </button>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
