import { useState } from 'react'
import { Button } from '@/components/ui/button'

/** A text of more characters or lines than this is folded, so that a list of messages can be scanned. */
const LONG = { characters: 600, lines: 8 }

/** The text of a message as it was typed; a long one is unfolded when it is asked for. */
export function MessageText({ text, of }: { text: string; of: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = text.length > LONG.characters || text.split('\n').length > LONG.lines
  return (
    <>
      <p
        dir="auto"
        className={`mt-2 max-w-[44rem] whitespace-pre-wrap break-words ${isLong && !isOpen ? 'line-clamp-5' : ''}`}
      >
        {text}
      </p>
      {isLong && (
        <Button look="quiet" className="-ms-4" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show the whole message'}
          <span className="sr-only"> of {of}</span>
        </Button>
      )}
    </>
  )
}
