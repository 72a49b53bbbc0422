import { composeMail } from '@mail/compose.ts'
import type { EditionContent } from '@mail/mail-data.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { parseMarkup } from '@/texts/trusted-types'

const SHAPES = ['390', '800', 'Text'] as const
const THEMES = ['Light', 'Dark'] as const

/** An edition as its reader gets it: narrow, wide or as plain text, light or dark; composed by what sends it. */
export function MailPreview({ content }: { content: EditionContent }) {
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('390')
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('Light')
  const { subject, html, text } = useMemo(() => {
    const reader = {
      kind: 'edition',
      subject: content.subject,
      rhythm: null,
      topics: null,
      confirmed_at: null,
      token: null,
    } as const
    return composeMail(reader, content, { site: window.location.origin, from: '', postal: '' })
  }, [content])
  return (
    <section
      aria-label="The mail"
      className="grid grid-cols-1 xl:sticky xl:top-bar xl:max-h-[calc(100dvh-var(--bar)-3.25rem)] xl:overflow-y-auto"
    >
      <div className="sticky top-0 z-1 flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-sunk px-4 py-2 max-xl:static">
        <Choice name="Width" options={SHAPES} chosen={shape} onChoose={setShape} />
        {shape !== 'Text' && <Choice name="Theme" options={THEMES} chosen={theme} onChoose={setTheme} />}
        <span className="ms-auto text-muted text-sm">{`${Math.ceil(html.length / 1024)} KB of 60`}</span>
        <p className="w-full wrap-anywhere">
          <span className="text-muted">Subject:</span> <bdi className="font-semibold">{subject}</bdi>
        </p>
      </div>
      {shape === 'Text' ? (
        <pre className="overflow-x-auto whitespace-pre-wrap p-4 text-sm">{text}</pre>
      ) : (
        <div className="overflow-x-auto md:p-4">
          <div className="mx-auto border-line-strong md:border" style={{ width: Number(shape) }}>
            <Mail html={html} isDark={theme === 'Dark'} />
          </div>
        </div>
      )}
    </section>
  )
}

type ChoiceProps<Option extends string> = {
  name: string
  options: readonly Option[]
  chosen: Option
  onChoose: (option: Option) => void
}

const Choice = <Option extends string>({ name, options, chosen, onChoose }: ChoiceProps<Option>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
  <div role="group" aria-label={name} className="office-day-switch">
    {options.map((option) => (
      <button key={option} type="button" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
        {option}
      </button>
    ))}
  </div>
)

/** The one style block of a mail, which is for dark alone. */
const DARK = /<style>@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/s

/** A mail's own document inside of the page: the page's styles do not reach it, and it runs nothing. */
function Mail({ html, isDark }: { html: string; isDark: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = place.current
    if (!host) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    // The page's policy lets no styles in by markup; its scripts may set them.
    const [style = '', rules] = DARK.exec(html) ?? []
    const mail = parseMarkup(html.replace(style, '').replaceAll(' style="', ' data-style="'))
    for (const each of mail.querySelectorAll<HTMLElement>('[data-style]')) each.style.cssText = each.dataset.style ?? ''
    for (const link of mail.links) link.target = '_blank'
    const body = document.createElement('div')
    body.className = mail.body.className
    body.append(...mail.body.childNodes)
    root.replaceChildren(body)
    root.adoptedStyleSheets = []
    if (!isDark || !rules) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    root.adoptedStyleSheets = [sheet]
  }, [html, isDark])
  return <div ref={place} style={{ all: 'initial', display: 'block' }} />
}
