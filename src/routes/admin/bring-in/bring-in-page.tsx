import { FileText } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { PresentSection } from '@/data/imports/staff'
import { formatCount } from '@/lib/count'
import { formatFileSize } from '@/lib/file-size'
import { SITE_NAME } from '@/lib/site'
import { LAW_NAMES, LAW_TYPES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import type { Comparison } from '@/office/bring-in/compare-law'
import { PartsShown } from '@/office/bring-in/parts-shown'
import { StepLine } from '@/office/bring-in/step-line'
import { UnsavedGuard } from '@/office/form/unsaved-guard'
import { LinePlace } from '@/office/list/standing-line'
import { SCREENS } from '@/office/screens'
import { Button } from '@/ui/button'
import { useDocumentTitle } from '@/ui/hooks/use-document-title'
import { PageHeading } from '@/ui/page-heading'
import { ChooseInstrument } from './choose-instrument'
import { ChooseLaw } from './choose-law'
import { MissingLine } from './missing-line'
import { PieceHead, PieceLine } from './piece-line'
import { countsOf, piecesShown, SHOWN, type Shown } from './shown'
import { useApply } from './use-apply'
import { type BringIn, useBringIn } from './use-bring-in'
import { WaysToApply } from './ways-to-apply'

const typeOf = (text: string | null): LawType => LAW_TYPES.find((type) => type === text) ?? 'vat-law'

/** Brings a law, or a part of it, in from a file: cut, compared, corrected, and applied in one step (BULK-1). */
export function Component() {
  const [address] = useSearchParams()
  const law = typeOf(address.get('type'))
  const bringIn = useBringIn(law)
  const [repealed, setRepealed] = useState<readonly PresentSection[]>([])
  const { applied, apply, forget } = useApply(bringIn, law, repealed)
  const { source, comparison, present, step } = bringIn
  const title = `Bring in: ${LAW_NAMES[law]}`
  useDocumentTitle(`${title} – Admin – ${SITE_NAME}`)
  return (
    <>
      <header className="office-bar sticky top-0 z-30">
        <Link
          to={`${paths.manager('chapters')}${law === 'vat-law' ? '' : `?type=${law}`}`}
          className="inline-flex min-h-control items-center rounded-md text-muted hover:text-ink max-md:hidden"
        >
          {SCREENS.chapters.label}
        </Link>
        <span aria-hidden className="text-muted max-md:hidden">
          /
        </span>
        <PageHeading className="office-title">{title}</PageHeading>
        {source && (
          <p className="flex min-w-0 items-center gap-1.5 text-muted max-md:hidden">
            <FileText aria-hidden className="size-4 flex-none" />
            <bdi className="truncate">{source.name}</bdi>
            {source.size !== null && <span className="whitespace-nowrap">{formatFileSize(source.size)}</span>}
          </p>
        )}
        {source && (
          <Button
            look="outline"
            className="ms-auto"
            onClick={() => {
              bringIn.forget()
              forget()
              setRepealed([])
            }}
          >
            Another file
          </Button>
        )}
      </header>
      <LinePlace />
      <section tabIndex={-1} aria-label="The file" className="flex min-w-0 flex-1 flex-col outline-none">
        {step && <StepLine step={step} onStop={bringIn.stop} />}
        {/* Each of its parts is said when it changes. */}
        <div role="status" aria-atomic="false">
          {source && !applied && <ReadLine source={source} sections={bringIn.sections} comparison={comparison} />}
        </div>
        {source && present && !applied && (
          <ChooseInstrument
            law={law}
            present={present}
            chosen={bringIn.instrument}
            titleOfFile={bringIn.titleOfFile}
            onChoose={bringIn.setInstrument}
          />
        )}
        {!source && !step && (
          <ChooseLaw failure={bringIn.failure} onFile={bringIn.readFile} onText={bringIn.readText} />
        )}
        {applied && <Applied isAmendment={applied === 'amendment'} />}
        {source && comparison && !applied && (
          <>
            <Cut bringIn={bringIn} repealed={repealed} onRepeal={setRepealed} />
            <WaysToApply law={law} bringIn={bringIn} comparison={comparison} repealed={repealed} apply={apply} />
          </>
        )}
      </section>
      <UnsavedGuard
        isUnsaved={() => source !== null && !applied}
        question="What was brought in is not applied yet. Leave without it?"
        detail="The file itself stays as it is; what you have corrected here is lost."
      />
    </>
  )
}

const IN_LAW =
  'Search, references and links follow within a minute; each section keeps in its history what it said before.'
const IN_AMENDMENT = 'Its changes are in the amendment: each can be opened there, and seen as readers will.'

function Applied({ isAmendment }: { isAmendment: boolean }) {
  const said = useRef<HTMLParagraphElement>(null)
  // The dialog in which it was asked for has gone.
  useEffect(() => said.current?.focus(), [])
  return (
    <p ref={said} tabIndex={-1} className="office-inset max-w-text text-muted outline-none">
      The file is applied. {isAmendment ? IN_AMENDMENT : IN_LAW}
    </p>
  )
}

type ReadLineProps = { source: NonNullable<BringIn['source']>; sections: number; comparison: Comparison | null }

/** What was read of a file, and, for whoever does not see the number at "To look at", how much is still to be looked at. */
function ReadLine({ source, sections, comparison }: ReadLineProps) {
  const toLookAt = comparison && piecesShown(comparison, 'look').length
  return (
    <p className="office-inset flex flex-wrap gap-x-4 border-line border-b bg-surface text-muted">
      <span>
        {`Read and cut in ${source.seconds} s: ${formatCount(sections)} ${sections === 1 ? 'section' : 'sections'}`}
      </span>
      {source.notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      {toLookAt !== null && (
        <span className="sr-only">{toLookAt === 0 ? 'Nothing to look at' : `${formatCount(toLookAt)} to look at`}</span>
      )}
    </p>
  )
}

type CutProps = {
  bringIn: BringIn
  repealed: readonly PresentSection[]
  onRepeal: (repealed: readonly PresentSection[]) => void
}

/** The pieces of a file, or some of them, and the sections that it has not. */
function Cut({ bringIn, repealed, onRepeal }: CutProps) {
  const { source, comparison, presentOf: present } = bringIn
  const [shown, setShown] = useState<Shown>('all')
  const [open, setOpen] = useState<{ key: number; isMoved: boolean } | null>(null)
  const counts = useMemo(() => comparison && countsOf(comparison), [comparison])
  const chapters = useMemo(() => {
    const added = (comparison?.pieces ?? []).filter(({ kind, state }) => kind === 'chapter' && state === 'new')
    return [
      ...(present?.chapters ?? []).map(({ id, title }) => [id, title] as const),
      ...added.map(({ key, fullTitle }) => [`new:${key}`, `${fullTitle} (new)`] as const),
    ]
  }, [comparison, present])
  if (!source || !comparison || !present || !counts) return null
  const lines = piecesShown(comparison, shown)
  const missing = shown === 'all' || shown === 'missing' ? comparison.missing : []
  return (
    <>
      <PartsShown of="pieces" parts={SHOWN} shown={shown} countOf={(part) => counts[part]} onShow={setShown} />
      <PieceHead />
      <ol aria-label="Pieces of the file" className="-mt-px flex-1 border-line border-b">
        {lines.map((piece) => (
          <PieceLine
            key={piece.key}
            piece={piece}
            bringIn={bringIn}
            chapters={chapters}
            isOpen={open?.key === piece.key}
            hasFocus={open?.key === piece.key && open.isMoved}
            onOpen={(key) => setOpen(key === null ? null : { key, isMoved: key !== piece.key })}
          />
        ))}
        {missing.map((section) => (
          <MissingLine
            key={section.id}
            section={section}
            chapter={present.chapters.find(({ id }) => id === section.chapter_id)?.title ?? ''}
            isRepealed={repealed.some(({ id }) => id === section.id)}
            onRepeal={(isRepealed) =>
              onRepeal(isRepealed ? [...repealed, section] : repealed.filter(({ id }) => id !== section.id))
            }
          />
        ))}
      </ol>
      {lines.length + missing.length === 0 && <p className="office-inset flex-1 text-muted">There are none.</p>}
    </>
  )
}
