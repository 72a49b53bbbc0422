import { Link } from 'react-router-dom'

type ProvisionLinksProps = {
  /** As the database names them: "section 30(a)(5)", "regulation 12A", "directive 18B". */
  provisions: readonly string[]
  /** The address of each one's page. */
  urls: readonly string[]
  /** How many to show. */
  most?: number
  className?: string
}

/** Numbers of more characters than any real one break across lines. */
const LONGEST = 20

const SIGNS: Partial<Record<string, string>> = { section: '§', regulation: 'Reg.', directive: 'Dir.' }

/** The provisions that a text concerns: "§ 30(a)(5)", "Reg. 12A", read out as "Section" and "Regulation" (READ-3). */
export function ProvisionLinks({ provisions, urls, most = provisions.length, className = '' }: ProvisionLinksProps) {
  return (
    <p className={`flex flex-wrap gap-x-3 text-base empty:hidden ${className}`}>
      {provisions.slice(0, most).map((provision, index) => {
        const [kind = '', number = ''] = provision.split(' ')
        return (
          <Link
            key={provision}
            to={urls[index] ?? ''}
            className={`law-ref ${number.length > LONGEST ? 'whitespace-normal!' : ''}`}
          >
            <span aria-hidden>{SIGNS[kind]}</span>
            <span className="sr-only capitalize">{kind}</span>
            {` ${number}`}
          </Link>
        )
      })}
    </p>
  )
}
