// What mails are made of: each part once, with its HTML and its plain text.

/** A piece of a mail, as HTML for its cell and as plain text. */
export interface Part {
  html: string
  text: string
}

const SERIF = "font-family:Georgia,'Times New Roman',serif;"
const SANS = 'font-family:Arial,Helvetica,sans-serif;'
const INK = 'color:#15181c;'
const QUIET = 'color:#4d545c;'

const HEBREW = /[\u0590-\u05ff\ufb1d-\ufb4f](?:[\u0590-\u05ff\ufb1d-\ufb4f\s"'׳״.,–-]*[\u0590-\u05ff\ufb1d-\ufb4f])?/g
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (words: string): string => words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Plain words as HTML, with Hebrew marked as such. */
const wordsAsHtml = (words: string): string =>
  escapeHtml(words).replace(HEBREW, (hebrew) => `<span lang="he" dir="rtl">${hebrew}</span>`)

/** Words in lines of at most 72 characters; an address is never broken. */
function wrap(words: string): string {
  const lines: string[] = ['']
  for (const word of words.split(/\s+/)) {
    const line = lines.at(-1) ?? ''
    if (line && line.length + word.length + 1 > 72) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.join('\n')
}

const paragraph = (style: string, html: string, isQuiet = false) =>
  `<p class="${isQuiet ? 'ink2' : 'ink'}" style="${style}${isQuiet ? QUIET : INK}margin:6px 0 0 0;">${html}</p>`

const row = (html: string, padding = '0 24px') => `<tr><td style="padding:${padding};">${html}</td></tr>`

const linkHtml = (url: string, html: string, kind = 'ink'): string =>
  `<a class="${kind}" href="${escapeHtml(url)}" style="color:${kind === 'law' ? '#ad1029' : '#15181c'};text-decoration:underline;">${html}</a>`

/** The name of the site and what the mail is about. */
export const opening = (title: string, under = ''): Part => ({
  html: row(
    paragraph(
      `${SERIF}font-size:18px;line-height:24px;`,
      '<span class="law" style="color:#ad1029;">§</span> Israel VAT Guide',
    ) +
      `<h1 class="ink" style="${SERIF}font-size:32px;line-height:38px;font-weight:normal;${INK}margin:14px 0 0 0;">${wordsAsHtml(title)}</h1>` +
      (under && paragraph(`${SANS}font-size:14px;line-height:20px;`, wordsAsHtml(under), true)),
    '28px 24px 0 24px',
  ),
  text: ['ISRAEL VAT GUIDE', wrap(title), under && wrap(under)].filter(Boolean).join('\n'),
})

/** The heading of a part of an edition. */
export const heading = (words: string): Part => ({
  html: row(
    `<h2 class="ink" style="${SERIF}font-size:22px;line-height:28px;font-weight:normal;${INK}margin:0;padding:14px 0 2px 0;border-top:1px solid #15181c;">${words}</h2>`,
    '26px 24px 0 24px',
  ),
  text: `\n${words.toUpperCase()}\n`,
})

/** Plain paragraphs. */
export const prose = (words: string, isSerif = false): Part => {
  const paragraphs = words.trim().split(/\n\s*\n/)
  const style = isSerif ? `${SERIF}font-size:18px;line-height:28px;` : `${SANS}font-size:16px;line-height:24px;`
  return {
    html: row(paragraphs.map((one) => paragraph(style, wordsAsHtml(one).replaceAll('\n', '<br>'))).join('')),
    text: `\n${paragraphs.map((one) => one.split('\n').map(wrap).join('\n')).join('\n\n')}`,
  }
}

/** The one thing to press. */
export const action = (label: string, url: string): Part => ({
  html: row(paragraph(`${SANS}font-size:18px;line-height:26px;`, linkHtml(url, `<b>${label}</b>`)), '14px 24px'),
  text: `\n${label}:\n${url}`,
})

/** A change of the law: when and where, what, the figures if there are any, and a way to read on. */
export interface LawLine {
  when: string
  section?: { name: string; url: string } | undefined
  title: string
  figures?: { former: string; present: string } | undefined
  note: string
  links: { label: string; url: string }[]
}

export const lawLine = ({ when, section, title, figures, note, links }: LawLine): Part => ({
  html: row(
    [
      paragraph(
        `${SANS}font-size:14px;line-height:20px;`,
        escapeHtml(when) + (section ? ` &nbsp; ${linkHtml(section.url, wordsAsHtml(section.name), 'law')}` : ''),
        true,
      ),
      `<h3 class="ink" style="${SERIF}font-size:20px;line-height:27px;font-weight:normal;${INK}margin:2px 0 0 0;">${wordsAsHtml(title)}</h3>`,
      figures &&
        paragraph(
          `${SERIF}font-size:26px;line-height:34px;`,
          (figures.former && `<span class="ink2" style="${QUIET}">${escapeHtml(figures.former)} &rarr;</span> `) +
            escapeHtml(figures.present),
        ),
      note && paragraph(`${SANS}font-size:16px;line-height:24px;`, wordsAsHtml(note)),
      ...links.map(({ label, url }) =>
        paragraph(`${SANS}font-size:16px;line-height:24px;`, linkHtml(url, wordsAsHtml(label))),
      ),
    ].join(''),
    '14px 24px 4px 24px',
  ),
  text: `\n${[
    [when, section?.name].filter(Boolean).join(', '),
    wrap(figures ? `${title}: ${[figures.former, figures.present].filter(Boolean).join(' -> ')}` : title),
    note && wrap(note),
    ...links.flatMap(({ label, url }) => (links.length > 1 ? [wrap(label), url] : [url])),
  ]
    .filter(Boolean)
    .join('\n')}`,
})

/** A change on the site, in one line. */
export const siteLine = (day: string, title: string, url: string, note: string): Part => ({
  html: row(
    `<p class="ink2" style="${SANS}font-size:15px;line-height:23px;${QUIET}margin:0;border-top:1px solid #d8dcdf;padding:8px 0;">${linkHtml(url, wordsAsHtml(title))} &nbsp;${wordsAsHtml([day, note].filter(Boolean).join(', '))}</p>`,
  ),
  text: `${wrap(`${day} ${title}${note && ` (${note})`}`)}\n${url}`,
})

/** What is not told line by line. */
export const rest = (words: string): Part => ({
  html: row(
    `<p class="ink2" style="${SANS}font-size:15px;line-height:23px;${QUIET}margin:0;border-top:1px solid #d8dcdf;padding:8px 0 0 0;">${words}</p>`,
  ),
  text: words,
})

/** Why one gets the mail, ways out of it, and who sends it. */
export function foot(why: string, links: { label: string; url: string }[], postal: string): Part {
  const small = `${SANS}font-size:14px;line-height:21px;`
  const advice = 'General information, not legal advice. The Hebrew text is binding.'
  return {
    html: row(
      `<p class="ink2" style="${small}${QUIET}margin:0;padding:16px 0 0 0;border-top:1px solid #8a929a;">${wordsAsHtml(why)}</p>` +
        paragraph(
          `${SANS}font-size:16px;line-height:24px;`,
          links.map(({ label, url }) => linkHtml(url, label)).join(' &nbsp;&nbsp; '),
        ) +
        paragraph(small, `${advice}${postal && `<br>${wordsAsHtml(postal)}`}`, true),
      '36px 24px 40px 24px',
    ),
    text: [
      '',
      '-- ',
      wrap(why),
      '',
      ...links.map(({ label, url }) => `${label}:\n${url}`),
      '',
      advice,
      postal && wrap(postal),
    ]
      .join('\n')
      .trimEnd(),
  }
}

// The one style block is for dark alone: where a client drops it, the mail is light.
const DARK =
  '@media (prefers-color-scheme:dark){.bg{background-color:#0d1218!important}.ink{color:#e8e4da!important;border-color:#5d6873!important}.ink2{color:#a5abb1!important;border-color:#28313a!important}.law{color:#e6bb5c!important}}'

/** The parts as one document of HTML: one column, no image, nothing that is fetched. */
export const asDocument = (title: string, parts: Part[]): string =>
  `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>${DARK}</style></head>
<body class="bg" style="margin:0;padding:0;background-color:#ffffff;">
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#ffffff;"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:640px;text-align:left;">
${parts.map(({ html }) => html).join('\n')}
</table></td></tr></table>
</body></html>
`
