import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readContentVersion } from '@/data/content-version/queries'
import { wholeLawOnQuery } from '@/data/law-on/queries'
import { downloadText } from '@/lib/download-text'
import type { LawType } from '@/names/kinds'
import { ariaDisabled } from '@/ui/aria-disabled'
import { useNotice } from '@/ui/states/notice'

const NAMES = [
  ['html', 'HTML'],
  ['markdown', 'Markdown'],
  ['json', 'JSON'],
  ['akomaNtoso', 'Akoma Ntoso'],
] as const

type TakeAlongProps = { type: LawType; day: string; today: string }

/** Saves a text of the law as on a day as one file (BULK-3); how it is written is loaded when it is asked for. */
export function TakeAlong({ type, day, today }: TakeAlongProps) {
  const client = useQueryClient()
  const { show } = useNotice()
  const [isBusy, setIsBusy] = useState(false)
  const save = async (form: (typeof NAMES)[number][0]) => {
    setIsBusy(true)
    try {
      const [forms, sections, version] = await Promise.all([
        import('@/kinds/open-data/law-on-day').then(({ loadForms }) => loadForms()),
        client.fetchQuery(wholeLawOnQuery(type, day)),
        readContentVersion(),
      ])
      const { ending, type: media, write } = forms[form]
      const text = write({ type, day, today, sections, version })
      downloadText(`${type}-${day}.${ending}`, `${media};charset=utf-8`, text)
      show('File saved')
    } catch (error) {
      console.error('Making a file of the law failed', error)
      show('The file could not be made. Please try again.', 'failed')
    }
    setIsBusy(false)
  }
  return (
    <section aria-labelledby="take-along-title" className="print:hidden">
      <h2 id="take-along-title" className="font-semibold text-ui">
        Save this text as a file
      </h2>
      <p className="flex flex-wrap gap-x-4 text-ui">
        {NAMES.map(([form, name]) => (
          <button
            key={form}
            type="button"
            className="link min-h-11 wide:min-h-8"
            {...ariaDisabled(isBusy)}
            onClick={() => void save(form)}
          >
            {name}
          </button>
        ))}
      </p>
    </section>
  )
}
