import type { Figure } from '@/data/amounts/figures'
import { formatAmount, sinceWords, stepOnDay } from '@/law/amounts'
import { amountPath } from '@/names/tool-names'
import { Button } from '@/ui/button'
import { srOnly } from '@/ui/content/sr-only'
import { useToday } from '@/ui/hooks/use-today'
import { useNotice } from '@/ui/states/notice'

/** Which figures there are, what each is today, and how a text shows it (TOOL-1). */
export function FiguresToday({ figures }: { figures: readonly Figure[] }) {
  const today = useToday()
  const { copy } = useNotice()
  return (
    <details className="office-inset border-line border-b">
      <summary className="min-h-control cursor-pointer content-center">
        <span className="font-semibold">Figures in texts</span>{' '}
        <span className="text-muted">What each is today, and how to put it into a text</span>
      </summary>
      <p className="mt-1 mb-2 max-w-text">
        A text shows a figure after a link to it, and always as it is today: “the standard rate (18% from 1 January
        2025)”. In the text’s editor mark the words, press Link, and search for the figure; or copy its address here and
        give it as the web address.
      </p>
      <ul aria-label="Figures" className="pb-3">
        {figures.map(({ kind, name, subject, unit, steps }) => {
          const step = stepOnDay(steps, today)
          return (
            <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-1.5">
              <span className="min-w-0 flex-1 basis-64">
                <span className="font-semibold">{name}</span> <span className="text-muted">{subject}</span>
              </span>
              <span className="basis-64 tabular-nums">
                {step
                  ? `${formatAmount(step.amount, unit)}, ${sinceWords(step)}`
                  : 'Nothing today: only the link is shown'}
              </span>
              <Button look="outline" onClick={() => copy(amountPath(kind), 'Address copied to clipboard!')}>
                Copy address{srOnly(` of ${name}`)}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
