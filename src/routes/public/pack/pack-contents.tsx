import type { RefObject } from 'react'
import { citedText } from '@/law/citation'
import { partId } from '@/law/pack-links'
import { srOnly } from '@/ui/content/sr-only'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Packed } from './packed-text'

type PackContentsProps = {
  /** The list, where the focus goes on when the button that had it is gone. */
  list: RefObject<HTMLOListElement | null>
  items: readonly string[]
  /** `removed` names the text that was taken out. */
  onChange: (items: string[], removed?: string) => void
}

/** What a pack holds, with citation and date; in print its list of contents. Texts can be put in order and taken out. */
export function PackContents({ list, items, onChange }: PackContentsProps) {
  const raise = (index: number) => {
    const others = items.filter((_, place) => place !== index)
    onChange([...others.slice(0, index - 1), ...items.slice(index, index + 1), ...others.slice(index - 1)])
  }
  const remove = (index: number, name: string) => {
    const others = items.filter((_, place) => place !== index)
    onChange(others, name)
  }
  const tools = (index: number, name: string) => (
    <p className="col-2 flex gap-5 text-ui wide:col-3 wide:ps-(--gutter) print:hidden">
      <button type="button" className="link min-h-11" onClick={() => remove(index, name)}>
        Remove{srOnly(` ${name}`)}
      </button>
      {index > 0 && (
        <button type="button" className="link min-h-11" onClick={() => raise(index)}>
          Move up{srOnly(` ${name}`)}
        </button>
      )}
    </p>
  )
  return (
    <ol ref={list} tabIndex={-1} aria-label="Texts of the pack" className="outline-none">
      {items.map((item, index) => (
        <li key={item} className="hanging items-baseline border-line border-t py-3">
          <span aria-hidden className="text-muted tabular-nums">
            {index + 1}
          </span>
          <Packed item={item} otherwise={tools(index, `text ${index + 1}`)}>
            {({ title, cited }) => (
              <>
                <div className="min-w-0">
                  <a href={`#${partId(item)}`} dir="auto" className="link font-serif text-xl">
                    {withHebrew(title)}
                  </a>
                  <p className="text-muted text-sm">{withHebrew(citedText(cited))}</p>
                </div>
                {tools(index, title)}
              </>
            )}
          </Packed>
        </li>
      ))}
    </ol>
  )
}
