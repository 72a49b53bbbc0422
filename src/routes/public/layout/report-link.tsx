import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/names/paths'
import { srOnly } from '@/ui/content/sr-only'

/** So many characters of a text say which place is meant. */
const MOST_WORDS = 500

type ReportLinkProps = {
  /** The address of the text, at a paragraph if the reader is at one. */
  path: string
  /** The text by name, for those who hear the link alone. */
  name: string
  className?: string | undefined
}

/** The way to the contact form with the address of a text and the words that are selected when it is pressed (CONTACT-1). */
export function ReportLink({ path, name, className }: ReportLinkProps) {
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  // Before the press itself takes the selection away.
  const noteWords = () => setWords(String(document.getSelection()).trim().slice(0, MOST_WORDS))
  const address = paths.report(path, words)
  return (
    // No Link: a law has hundreds of them, and each listens to every step.
    <a
      href={address}
      rel="nofollow"
      className={className}
      onPointerDown={noteWords}
      onKeyDown={noteWords}
      onClick={(event) => {
        // Those open another tab or window, or save.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void navigate(address)
      }}
    >
      Report an error{srOnly(` in ${name}`)}
    </a>
  )
}
