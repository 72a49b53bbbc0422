import { Link } from '@/components/ui/link'
import { ProvisionName } from './provision-name'

type ProvisionLinksProps = {
  /** As the database names them: "section 30(a)(5)", "regulation 12A", "directive 18B". */
  provisions: readonly string[]
  /** The address of each one's page. */
  urls: readonly string[]
  /** How many to show. */
  most?: number
}

/** The provisions that a text concerns: "§ 30(a)(5)", "Reg. 12A", read out as "Section" and "Regulation" (READ-3). */
export function ProvisionLinks({ provisions, urls, most = provisions.length }: ProvisionLinksProps) {
  return (
    <p className="flex flex-wrap gap-x-3 text-base empty:hidden">
      {provisions.slice(0, most).map((provision, index) => (
        <Link key={provision} to={urls[index] ?? ''}>
          <ProvisionName name={provision} />
        </Link>
      ))}
    </p>
  )
}
