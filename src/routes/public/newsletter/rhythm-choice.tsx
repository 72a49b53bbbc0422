import { RHYTHMS, type Rhythm } from '@/data/newsletter-subscriptions/topics'
import { capitalised } from '@/lib/capitalised'

type RhythmChoiceProps = { rhythm: Rhythm; onChange: (rhythm: Rhythm) => void }

/** How often a mail comes at most. */
export const RhythmChoice = ({ rhythm, onChange }: RhythmChoiceProps) => (
  <fieldset>
    <legend className="font-semibold text-sm">How often, if something changed</legend>
    <div className="flex gap-6">
      {RHYTHMS.map((each) => (
        <label key={each} className="flex min-h-11 items-center gap-2.5">
          <input
            type="radio"
            name="rhythm"
            className="radio"
            checked={rhythm === each}
            onChange={() => onChange(each)}
          />
          {capitalised(each)}
        </label>
      ))}
    </div>
  </fieldset>
)
