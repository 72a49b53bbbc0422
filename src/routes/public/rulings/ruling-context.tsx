import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { ExternalLink } from '@/components/content/external-link'
import { Panel } from '@/components/content/panel'
import { Button } from '@/components/ui/button'
import { useRulingContext } from '@/data/related-rulings/queries'

/**
 * The sections and rulings that belong with a ruling (DATA-3); a panel without any is not shown (RUL-3). Nothing stands
 * in its place while it loads: many rulings have none, and it is the last of its column, so that nothing moves for it.
 */
export function RulingContext({ rulingId }: { rulingId: string }) {
  const { data, error, refetch } = useRulingContext(rulingId)
  if (!data) return error && <Failed onRetry={() => void refetch()} />
  return (
    <div className="space-y-8">
      {data.sections.length > 0 && (
        <Links title="Related Sections">
          {data.sections.map(({ id, title, type }) => (
            <Item key={id}>
              <Link to={paths.section(type, id)} className="link">
                {title}
              </Link>
            </Item>
          ))}
        </Links>
      )}
      {data.rulings.length > 0 && (
        <Links title="Related Rulings">
          {data.rulings.map(({ id, title, url, ruling_id }) => (
            <Item key={id}>
              {ruling_id ? (
                <Link to={paths.ruling(ruling_id)} className="link">
                  {title}
                </Link>
              ) : (
                <ExternalLink href={url}>{title}</ExternalLink>
              )}
            </Item>
          ))}
        </Links>
      )}
    </div>
  )
}

function Links({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title} className="border-accent border-t-2 pt-3">
      <ul className="space-y-2">{children}</ul>
    </Panel>
  )
}

function Item({ children }: { children: ReactNode }) {
  return <li dir="auto">{children}</li>
}

/** The ruling itself is there: what failed beside it takes no more room than it would have. */
function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="border-line border-t-2 pt-3 print:hidden">
      <p className="text-muted">Related sections and rulings could not be loaded.</p>
      <Button look="outline" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
