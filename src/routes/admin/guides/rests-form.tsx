import { Plus } from 'lucide-react'
import { type Rest, STEP_SIZES } from '@/data/guides/schema'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { ItemRow } from './item-row'
import { Line } from './line'

type RestsFormProps = { rests: readonly Rest[]; isDisabled: boolean; onChange: (rests: Rest[]) => void }

/** What a step rests on: provisions and rulings as they are cited, which the site makes links of. */
export function RestsForm({ rests, isDisabled, onChange }: RestsFormProps) {
  const change = (index: number, changed: Partial<Rest>) => {
    const rest = rests[index]
    if (rest) onChange(rests.with(index, { ...rest, ...changed }))
  }
  const line = (index: number, name: keyof Rest, label: string, limit: number) => (
    <Line
      label={label}
      value={rests[index]?.[name] ?? ''}
      limit={limit}
      isDisabled={isDisabled}
      onChange={(text) => change(index, { [name]: text })}
    />
  )
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">What it rests on</legend>
      <p className="text-muted text-sm">
        “section 30(a)(5)”, “regulation 6 of the Registration Regulations”, “CA 41/96”: as a text would cite it.
      </p>
      <ol className="mt-1 space-y-2">
        {rests.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a source has no name but its place
          <ItemRow key={index} noun="source" items={rests} index={index} isDisabled={isDisabled} onChange={onChange}>
            {line(index, 'cite', `Source ${index + 1}`, STEP_SIZES.cite)}
            {line(index, 'name', 'Name of a case, court and date', STEP_SIZES.name)}
            <div className="sm:col-span-2">{line(index, 'note', 'What it says', STEP_SIZES.restNote)}</div>
          </ItemRow>
        ))}
      </ol>
      <Button
        look="quiet"
        className="-ms-2"
        {...ariaDisabled(isDisabled || rests.length >= STEP_SIZES.rests)}
        onClick={() => onChange([...rests, { cite: '', name: '', note: '' }])}
      >
        <Plus aria-hidden className="size-4" />
        Add a source
      </Button>
    </fieldset>
  )
}
