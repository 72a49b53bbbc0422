import { type ComponentType, createContext, Suspense, useContext, useId, useLayoutEffect } from 'react'
import { formatDay } from '@/lib/dates'
import { useDayOf } from '@/office/day/turned-day'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { Contained } from '@/ui/states/contained'

export type ReaderPageProps = {
  /** The table of the text. */
  list: string
  /** Null for a text that is not saved yet. */
  id: string | null
  /** What would be saved. */
  input: object
  /** Where it is the text of a day to come. */
  on?: PreviewedDay | null
}

/** The day of an amendment, its title and its public note (TIME-4). */
export type PreviewedDay = { day: string; title: string; note: string }

/** The page that readers would see of a text; app, which alone knows readers' pages and staff's, provides it. */
export const ReaderPageContext = createContext<ComponentType<ReaderPageProps> | null>(null)

type PagePreviewProps = ReaderPageProps & {
  /** What one goes back to: "the form". */
  to: string
  onClose: () => void
}

/** A text as its page will be (TRUE-6): over the whole window and in readers' colours, for as long as it is looked at. */
export function PagePreview({ to, onClose, ...page }: PagePreviewProps) {
  const id = useId()
  const { on } = page
  const ReaderPage = useContext(ReaderPageContext)
  useReadersColours()
  return (
    <Modal labelledBy={id} onCancel={onClose} className="page-preview">
      <div className="sticky top-0 z-30 flex items-center justify-between gap-4 border-line border-b bg-raised px-(--page-inset) py-2">
        <p id={id} className="font-semibold">
          Preview{on && `: readers’ page on ${formatDay(on.day)}`}
        </p>
        <Button look="outline" data-autofocus onClick={onClose} className="flex-none">
          <span>
            Back<span className="max-md:sr-only"> to {to}</span>
          </span>
        </Button>
      </div>
      <section aria-label="Preview">
        <Contained what="This preview">
          <Suspense>{ReaderPage && <ReaderPage {...page} />}</Suspense>
        </Contained>
      </section>
    </Modal>
  )
}

type ChangePreviewProps = Omit<PagePreviewProps, 'on'> & {
  /** The amendment to which it goes: its page is that of its day then (TIME-3). */
  amendment: string | null
}

/** The same of a text that may be a change of an amendment. */
export function ChangePreview({ amendment, ...preview }: ChangePreviewProps) {
  return <PagePreview {...preview} on={useDayOf(amendment) ?? null} />
}

/** Staff's colours and sizes hold for the whole document (admin-root.tsx). */
function useReadersColours() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    delete dataset.office
    return () => {
      dataset.office = ''
    }
  }, [])
}
