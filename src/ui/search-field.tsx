import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'

type SearchFieldProps = {
  label: string
  /** Shown in the box; the label is then for screen readers alone. */
  placeholder?: string
  text: string
  maxLength?: number
  onType: (text: string) => void
  /** Called when Escape or the clear button has emptied the box. */
  onClear: () => void
  onEnter?: (event: KeyboardEvent) => void
  /** Called when the focus has left the box. */
  onLeave?: () => void
  className?: string
}

/** A search box; Escape and the clear button empty it and leave the focus in it (LAW-2, RUL-2, FAQ-2). */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, text, maxLength, onType, onClear, onEnter, onLeave, className } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onClear()
    input.current?.focus()
  }
  return (
    <div className={className}>
      <label htmlFor={id} className={placeholder ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <div className="line-field">
        <Search aria-hidden className="icon" />
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          placeholder={placeholder}
          maxLength={maxLength}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && text !== '') clear()
            if (event.key === 'Enter') onEnter?.(event)
          }}
          onBlur={onLeave}
        />
        {text !== '' && (
          <button type="button" onClick={clear} className="icon-button">
            <X aria-hidden className="icon" />
            <span className="sr-only">Clear search</span>
          </button>
        )}
      </div>
    </div>
  )
}
