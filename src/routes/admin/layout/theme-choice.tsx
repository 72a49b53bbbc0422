import { SunMoon } from 'lucide-react'
import { useState } from 'react'
import { chooseReading, READING_CHOICES, readingChoice } from '@/ui/reading-settings'

/** Dark or light: the same setting of this browser as readers have (READ-8). */
export function ThemeChoice() {
  const [chosen, setChosen] = useState(readingChoice('theme'))
  const choose = (theme: string) => {
    chooseReading('theme', theme)
    setChosen(theme)
  }
  return (
    <div title="Theme" className="office-line">
      <SunMoon aria-hidden />
      <select
        aria-label="Theme"
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        className="-ms-1 min-h-7 min-w-0 flex-1 text-ellipsis bg-transparent ps-1 pe-8"
      >
        {Object.entries(READING_CHOICES.theme).map(([theme, label]) => (
          <option key={theme} value={theme} className="bg-raised text-ink">
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
