import { Link } from 'react-router-dom'
import { ALPHABETS, letterId, type Script } from './letters'

type LetterLinksProps = {
  script: Script
  /** The letters that terms begin with. */
  used: ReadonlySet<string>
  /** The page on which they stand by these letters. */
  path: string
}

const LETTER = 'inline-grid h-11 min-w-9 place-items-center px-1 wide:h-10 wide:min-w-7.5'
const NAMES: Readonly<Record<Script, string>> = { english: 'By English letter', hebrew: 'By Hebrew letter' }

/** The letters of an alphabet, each a link to the terms that begin with it; the Hebrew ones run from the right. */
export function LetterLinks({ script, used, path }: LetterLinksProps) {
  return (
    <nav aria-label={NAMES[script]} className="-ms-2.5 font-serif text-[1.2rem] leading-none print:hidden">
      <ul {...(script === 'hebrew' && { dir: 'rtl', lang: 'he' })} className="flex w-fit flex-wrap">
        {ALPHABETS[script].map((letter) => (
          <li key={letter}>
            {used.has(letter) ? (
              <Link to={`${path}#${letterId(letter)}`} className={`quiet-link ${LETTER}`}>
                {letter}
              </Link>
            ) : (
              <span aria-hidden className={`text-line-strong ${LETTER}`}>
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
