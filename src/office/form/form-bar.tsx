import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAround } from '@/office/in-front'
import { LinePlace } from '@/office/list/standing-line'
import { ariaDisabled } from '@/ui/aria-disabled'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Heading } from '@/ui/heading'

type FormBarProps = {
  headingId?: string
  heading: string
  isHeld?: boolean
  onBack: () => void
  /** What is said of the text, and what can be done with it. */
  children?: ReactNode
}

const CRUMB =
  'inline-flex min-h-control min-w-0 items-center rounded-md px-1 text-muted hover:text-ink max-md:w-control max-md:flex-none max-md:justify-center'

/** On top of a text's page: the way back to the list that it is part of, and what is done here. */
export function FormBar({ headingId, heading, isHeld = false, onBack, children }: FormBarProps) {
  return (
    <>
      <header className="office-bar office-page-bar sticky top-0 z-30 ps-1 md:ps-5">
        <button type="button" {...ariaDisabled(isHeld)} onClick={onBack} className={CRUMB}>
          <ChevronLeft aria-hidden className="size-5 md:hidden" />
          <span className="sr-only">Back to</span>{' '}
          <bdi className="truncate max-md:sr-only">{withHebrew(useAround().join(' / '))}</bdi>
        </button>
        <span aria-hidden className="text-muted max-md:hidden">
          /
        </span>
        <Heading id={headingId} className="office-title max-w-full max-[15rem]:text-[1rem] md:flex-none">
          {heading}
        </Heading>
        {children}
      </header>
      <LinePlace />
    </>
  )
}
