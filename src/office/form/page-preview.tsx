import { type ComponentType, createContext, Suspense, useContext, useId, useLayoutEffect, useMemo } from 'react'
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

/** The day of an amendment, its title and public note, and how a section differs then from today (TIME-4). */
export type PreviewedDay = { day: string; amendment: string; note: string; state: 'changed' | 'only then' | 'same' }

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
  const ReaderPage = useContext(ReaderPageContext)
  useReadersColours()
  return (
    <Modal labelledBy={id} onCancel={onClose} className="page-preview">
      <div className="sticky top-0 z-30 flex items-center justify-between gap-4 border-line border-b bg-raised px-(--page-inset) py-2">
        <p id={id} className="font-semibold">
          Preview
        </p>
        <Button look="outline" data-autofocus onClick={onClose}>
          Back to {to}
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

/** @returns the day on which a change of an amendment is previewed; null if there is none, or it is not to come */
export function usePreviewedDay(amendment: string | null, state: PreviewedDay['state']): PreviewedDay | null {
  const { day, title, note } = useDayOf(amendment) ?? {}
  return useMemo(
    () => (day && title !== undefined && note !== undefined ? { day, amendment: title, note, state } : null),
    [day, title, note, state],
  )
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
