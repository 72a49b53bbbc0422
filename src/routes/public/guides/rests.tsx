import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LinkedRest } from '@/data/guides/queries'
import { isProvisionName } from '@/names/provision-names'
import { ProvisionName } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'

type RestsBesideProps = {
  rests: readonly LinkedRest[]
  /** What stands below them. */
  children?: ReactNode
}

/** What a question rests on, beside its text: provisions by their sign, cases by their name. */
export function RestsBeside({ rests, children }: RestsBesideProps) {
  if (rests.length === 0 && !children) return null
  return (
    <div className="gloss guide-rests">
      {rests.length > 0 && <RestList rests={rests} />}
      {children}
    </div>
  )
}

function RestList({ rests }: { rests: readonly LinkedRest[] }) {
  return (
    <ul aria-label="What it rests on" className="space-y-2">
      {rests.map((rest) => (
        <li key={rest.cite + rest.name} dir="auto">
          {isProvisionName(rest.cite) ? (
            <Cited rest={rest} />
          ) : (
            <>
              {rest.name && (
                <InLink rest={rest} className="case link text-ink">
                  {withHebrew(rest.name)}
                </InLink>
              )}
              <span className="block">{rest.cite}</span>
            </>
          )}{' '}
          {withHebrew(rest.note)}
        </li>
      ))}
    </ul>
  )
}

/** What an outcome rests on: citations that lead to the provision or the ruling, each with what it says. */
export function RestsTable({ rests }: { rests: readonly LinkedRest[] }) {
  return (
    <dl className="text-ui/5.5">
      {rests.map((rest) => (
        <div
          key={rest.cite + rest.name}
          className="grid gap-x-3 border-line border-t py-2.5 first:border-part tablet:grid-cols-[8rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{isProvisionName(rest.cite) ? <Cited rest={rest} /> : rest.cite}</dt>
          <dd dir="auto">
            {rest.name && (
              <>
                <InLink rest={rest} className="case link text-ink">
                  {withHebrew(rest.name)}
                </InLink>
                {rest.note && ': '}
              </>
            )}
            {withHebrew(rest.note)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Cited = ({ rest }: { rest: LinkedRest }) => (
  <InLink rest={rest} className="law-ref whitespace-normal!">
    <ProvisionName provision={rest.cite} />
  </InLink>
)

/** Its name as a link, where this site has it. */
function InLink({ rest: { url }, className, children }: { rest: LinkedRest; className: string; children: ReactNode }) {
  if (!url) return <span className={className}>{children}</span>
  return (
    <Link to={url} className={className}>
      {children}
    </Link>
  )
}
