import { BookOpen, Link as LinkIcon, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { CopyCitationButton } from '@/components/content/copy-citation-button'
import { Month } from '@/components/content/day'
import { useNotice } from '@/components/states/notice'
import { Button, buttonClass } from '@/components/ui/button'
import type { SectionPage } from '@/data/sections/queries'
import { LAW_NAMES, type LawType } from '@/lib/content-kinds'

type SectionHeadProps = { type: LawType; section: SectionPage; citation: string }

/** Below a section's heading: its chapter, how up to date it is, and what can be done with it. */
export function SectionHead({ type, section, citation }: SectionHeadProps) {
  const { copy } = useNotice()
  const { id, slug, date_updated, chapters: chapter } = section
  const copyLink = () => copy(`${window.location.origin}${paths.sectionPage(type, slug)}`, 'Link copied to clipboard!')
  return (
    <>
      <p dir="auto">{chapter.title}</p>
      <p className="mt-1 text-base">
        Last updated <Month date={date_updated} />
      </p>
      <div className="-ms-4 mt-2 flex flex-wrap items-center text-base print:hidden">
        <Link to={paths.section(type, id)} className={buttonClass('quiet')}>
          <BookOpen aria-hidden className="size-4" />
          Read in the whole {LAW_NAMES[type]}
        </Link>
        <Button look="quiet" onClick={copyLink}>
          <LinkIcon aria-hidden className="size-4" />
          Copy link
        </Button>
        <CopyCitationButton citation={citation} />
        <Button look="quiet" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print
        </Button>
      </div>
    </>
  )
}
