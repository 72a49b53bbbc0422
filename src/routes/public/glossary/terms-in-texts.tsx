import { useState } from 'react'
import { Button } from '@/ui/button'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'
import { chooseReading, readingChoice } from '@/ui/reading-settings'

/** Whether texts mark the terms that they use, and the switch (TERM-2), which is a setting of reading like the others. */
export function TermsInTexts() {
  const isHydrating = useIsHydrating()
  const [chosen, setChosen] = useState<string>()
  const isOff = (chosen ?? (isHydrating ? '' : readingChoice('terms'))) === 'off'
  const choose = () => {
    const choice = isOff ? '' : 'off'
    chooseReading('terms', choice)
    setChosen(choice)
    void import('@/ui/unlink-terms')
  }
  return (
    <section aria-label="In texts" className="needs-scripts mt-6 text-ui">
      <p className="border-line border-b pb-1.5 font-semibold text-sm">In texts</p>
      <p className="flex min-h-11 items-center justify-between gap-3 text-muted wide:min-h-8">
        {isOff ? 'Terms are not marked' : 'Terms are marked'}
        <Button look="quiet" className="px-0! text-ink text-ui underline decoration-line-strong" onClick={choose}>
          {isOff ? 'Switch on' : 'Switch off'}
        </Button>
      </p>
    </section>
  )
}
