import { Link } from 'react-router-dom'
import { readProvision } from '@/names/provision-names'
import { srOnly } from './sr-only'

type ProvisionLinksProps = {
  /** As the database names them: "section 30(a)(5)", "regulation 6 of the Registration Regulations". */
  provisions: readonly string[]
  /** The address of each one's page. */
  urls: readonly string[]
  /** How many to show. */
  most?: number
  className?: string
}

/** References of more characters than most break across lines. */
const LONGEST = 20

/** One of them, as it is seen and read out. */
export function ProvisionName({ provision }: { provision: string }) {
  const { kind, number, instrument, sign } = readProvision(provision)
  return (
    <>
      <span aria-hidden>{sign}</span>
      <span className="sr-only capitalize">{kind}</span> <span translate="no">{number}</span>
      {instrument && srOnly(` of the ${instrument}`)}
    </>
  )
}

/**
 * The provisions that a text concerns: "§ 30(a)(5)", "Reg. 12A", "Registration Reg. 6", read out as "Section 30(a)(5)" and
 * "Regulation 6 of the Registration Regulations" (READ-3).
 */
export function ProvisionLinks({ provisions, urls, most = provisions.length, className = '' }: ProvisionLinksProps) {
  return (
    <p className={`flex flex-wrap gap-x-3 text-base empty:hidden ${className}`}>
      {provisions.slice(0, most).map((provision, index) => {
        const { number, sign } = readProvision(provision)
        return (
          <Link
            key={provision}
            to={urls[index] ?? ''}
            className={`law-ref ${sign.length + number.length > LONGEST ? 'whitespace-normal!' : ''}`}
          >
            <ProvisionName provision={provision} />
          </Link>
        )
      })}
    </p>
  )
}
