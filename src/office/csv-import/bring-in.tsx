import { FileUp } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { InFront } from '@/office/in-front'
import type { ImportSpec } from '@/office/manager'
import { buttonClass } from '@/ui/button'
import { TextSkeleton } from '@/ui/states/skeleton'

const CsvImport = lazy(async () => ({ default: (await import('./csv-import')).CsvImport }))

/** The page on which rows are brought in from a file, in front of their list. */
export function BringIn({ spec, onClose }: { spec: ImportSpec; onClose: () => void }) {
  return (
    <InFront>
      <Suspense fallback={<TextSkeleton />}>
        <CsvImport spec={spec} onClose={onClose} />
      </Suspense>
    </InFront>
  )
}

type BringInLinkProps = { to: string; noun: string; isOpen: boolean }

/** The way to it, which has the focus when it is closed. */
export function BringInLink({ to, noun, isOpen }: BringInLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const wasOpen = useRef(isOpen)

  // The focus is the browser's; who has put it elsewhere meanwhile keeps it there.
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (isClosed && document.activeElement === document.body) link.current?.focus()
  }, [isOpen])
  return (
    <Link ref={link} to={to} preventScrollReset className={buttonClass('outline')}>
      <FileUp aria-hidden />
      {/* Beside two other buttons there is no room for its words on a phone. */}
      <span className="max-sm:sr-only">Bring in</span>
      <span className="sr-only"> {noun} from a file</span>
    </Link>
  )
}
