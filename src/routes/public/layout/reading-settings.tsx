import { useState } from 'react'
import { READING_CHOICES, type ReadingSetting } from '@/ui/reading-choices'
import { chooseReading, readingChoice } from '@/ui/reading-settings'

/** Theme, size of text, the marks of terms and single keys, each chosen for this browser (READ-8, TERM-2). */
export function ReadingSettings() {
  return (
    <fieldset aria-label="Reading settings" className="min-w-0">
      <Setting setting="theme" title="Theme" />
      <Setting setting="size" title="Size of text" />
      <Setting setting="terms" title="Defined terms in texts" />
      <Setting setting="keys" title="Keys: / to search, ? for the list" />
    </fieldset>
  )
}

function Setting({ setting, title }: { setting: ReadingSetting; title: string }) {
  const [chosen, setChosen] = useState(readingChoice(setting))
  const choose = (choice: string) => {
    chooseReading(setting, choice)
    setChosen(choice)
  }
  return (
    <fieldset className="not-first:mt-3">
      <legend className="w-full border-line border-b pb-1 font-semibold text-sm">{title}</legend>
      <div className="flex flex-wrap gap-x-5">
        {Object.entries(READING_CHOICES[setting]).map(([choice, label]) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-2 text-ui">
            <input
              type="radio"
              name={setting}
              checked={chosen === choice}
              onChange={() => choose(choice)}
              className="radio"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
