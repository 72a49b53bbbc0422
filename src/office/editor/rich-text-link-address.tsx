import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { readLinkAddress } from './link-address'

export type LinkWayProps = {
  /** What is wrong, shown below. */
  fault: string | null
  onFault: (fault: string | null) => void
  /** Sets the link; `title` is written where no words are to be linked. */
  onSet: (href: string, title: string) => void
}

/** A link to any address: typed. `before` is the one that there is. */
export function RichTextLinkAddress({ before, fault, onFault, onSet }: LinkWayProps & { before: string }) {
  const [typed, setTyped] = useState(before)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  // The focus is the browser's. Whoever opens this means to type an address.
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }, [])

  const set = () => {
    const href = readLinkAddress(typed)
    if (href !== null) return onSet(href, typed.trim())
    onFault(WRONG)
    input.current?.focus({ preventScroll: true })
  }
  return (
    <div className="p-2">
      <label htmlFor={id} className="px-1 font-semibold text-sm">
        Address of the link
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          placeholder="https://…"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            onFault(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            set()
          }}
          aria-invalid={fault !== null}
          className="min-h-11 min-w-0 flex-1 border border-line-strong px-3 placeholder:text-muted aria-invalid:border-danger"
        />
        <Button look="solid" onClick={set}>
          Set link
        </Button>
      </div>
    </div>
  )
}

const WRONG =
  'This is no address that the site can link to. Begin with https://, http://, mailto:, tel:, / for a page of this site, or # for a place on the same page.'
