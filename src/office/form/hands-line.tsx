import { PencilLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { withHebrew } from '@/ui/content/with-hebrew'
import type { Hands } from './use-hands'

type HandsLineProps = {
  hands: Hands
  /** Whether something is typed that is not saved. */
  isChanged: boolean
  /** What is said while nobody else is here. */
  children?: ReactNode
}

/** Over a form: who else writes in it now, or by whom it was taken over, with the way to go on alone (TIME-1). */
export function HandsLine({ hands: { others, takenBy, takeOver }, isChanged, children }: HandsLineProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const names = takenBy ?? others.join(' and ')
  return (
    <>
      {names === '' ? (
        children
      ) : (
        <div className="office-day-line">
          <PencilLine aria-hidden />
          <p role="status">
            {takenBy === null ? (
              <>
                <strong>
                  {withHebrew(names)} {others.length === 1 ? 'is' : 'are'} writing in this text now.
                </strong>{' '}
                Write on: if you both change one paragraph, the second to save is shown both.
              </>
            ) : (
              <>
                <strong>{withHebrew(names)} has taken over; your words are kept</strong>
                {isChanged ? ' in this browser.' : '.'} You can read here, and take over again.
              </>
            )}
          </p>
          <div>
            <Button look="outline" onClick={() => setAsked(names)}>
              Take over…
            </Button>
          </div>
        </div>
      )}
      {asked !== null && (
        <ConfirmDialog
          question={`Take over from ${asked}?`}
          detail="What they have typed is saved in the draft first, which takes some seconds. Their form is read only then, until they take over again."
          action="Take over"
          onConfirm={async () => {
            await takeOver()
            setAsked(null)
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}
