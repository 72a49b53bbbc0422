import { dayWords, periodWords, shortDay } from './days.ts'
import type { EditionContent, Line, Sender, TakenMail } from './mail-data.ts'
import { action, asDocument, foot, heading, lawLine, opening, type Part, prose, rest, siteLine } from './parts.ts'

/** A mail as it reads: HTML and the whole of it as plain text. */
export interface ComposedMail {
  subject: string
  html: string
  text: string
}

/** For whom a mail is, as far as it says so. */
type Reader = Omit<TakenMail, 'id' | 'to' | 'content'>

/** What a mail says, for its reader if one is known: the only place where mails are worded (MAIL-8). */
export function composeMail(mail: Reader, content: EditionContent | undefined, sender: Sender): ComposedMail {
  const { subject, parts } = content ? edition(mail, content, sender) : (LETTERS[mail.kind] ?? manage)(mail, sender)
  const text = parts.map((part) => part.text).join('\n')
  return { subject, html: asDocument(subject, parts), text: `${text.trim().replace(/\n{3,}/g, '\n\n')}\n` }
}

/** "18%", "NIS 15,000". */
function figureWords(amount: number, unit = ''): string {
  const number = amount.toLocaleString('en-US')
  return unit === '%' ? `${number}%` : `${unit} ${number}`.trim()
}

function tellLaw(line: Line, site: string): Part {
  const { part, title, url, amount, former, unit, amendment } = line
  const [name, place] = [line.provisions?.[0], line.provision_urls?.[0]]
  return lawLine({
    when: `From ${dayWords(line.day)}`,
    section: name && place ? { name: name.replace(/^section /, '§ '), url: site + place } : undefined,
    title,
    figures:
      part === 'figure' && typeof amount === 'number'
        ? {
            former: typeof former === 'number' ? figureWords(former, unit ?? '') : '',
            present: figureWords(amount, unit ?? ''),
          }
        : undefined,
    note: line.note ?? '',
    links: amendment?.sections.length
      ? amendment.sections.map((section) => ({
          label: `${section.provision}, ${section.title}: ${section.difference}`,
          url: site + section.url,
        }))
      : [{ label: part === 'figure' ? 'All rates and amounts' : 'Read it', url: site + url }],
  })
}

function edition(reader: Reader, content: EditionContent, sender: Sender): { subject: string; parts: Part[] } {
  const { site } = sender
  const subject = reader.subject || content.subject
  const left = [
    content.more && `${content.more} more on the page “What changed”`,
    content.minor && `${content.minor} minor ${content.minor === 1 ? 'change' : 'changes'}`,
  ].filter(Boolean)
  const parts = [
    opening(subject, periodWords(content.from_day, content.to_day)),
    ...(content.law.length ? [heading('In the law'), ...content.law.map((line) => tellLaw(line, site))] : []),
    ...(content.words ? [heading('From the editors'), prose(content.words, true)] : []),
    ...(content.site.length || left.length ? [heading('Changed on this site')] : []),
    ...content.site.map(({ day, title, url, is_new, notes = [], gist }) =>
      siteLine(shortDay(day), title, site + url, notes.join('; ') || gist || (is_new ? 'new' : 'changed')),
    ),
    ...(left.length ? [rest(`and ${left.join(', ')}`)] : []),
    foot(
      reader.confirmed_at
        ? `You get this because you confirmed on ${dayWords(reader.confirmed_at.slice(0, 10))} that you want: ${topicWords(reader)}. None is sent where nothing changed.`
        : `This is how the mail looks to who has everything.${reader.kind === 'test' ? ' It was sent to you alone.' : ''}`,
      [
        { label: 'Leave this list', url: `${site}/newsletter/leave${reader.token ? `#${reader.token}` : ''}` },
        { label: 'Change your topics', url: `${site}/newsletter/manage` },
      ],
      sender.postal,
    ),
  ]
  return { subject, parts }
}

const topicWords = ({ topics, rhythm }: Reader) =>
  `${(topics ?? []).map(({ label }) => label).join('; ')}, ${rhythm ?? 'weekly'}`

const NOT_YOU = 'If that was not you, do nothing.'

const letter = (subject: string, words: string, label: string, url: string, why: string, { site, postal }: Sender) => ({
  subject,
  parts: [
    opening(subject),
    prose(words),
    action(label, url),
    foot(why, [{ label: 'What we keep', url: `${site}/privacy` }], postal),
  ],
})

type Letter = (reader: Reader, sender: Sender) => { subject: string; parts: Part[] }

const manage: Letter = ({ token }, sender) =>
  letter(
    'Your topics by mail',
    'With this link you see and change what you get by mail, and how often, or leave the list. It is good for 7 days.',
    'See or change your topics',
    `${sender.site}/newsletter/manage#${token}`,
    `Somebody asked for this link on our site. ${NOT_YOU}`,
    sender,
  )

const known: Letter = ({ token }, sender) =>
  letter(
    'You are on the list already',
    'Somebody asked for our newsletter for this address, which is on the list. Nothing has changed. With this link, which is good for 7 days, you see and change what you get.',
    'See or change your topics',
    `${sender.site}/newsletter/manage#${token}`,
    `You get this because your address was entered on our site. ${NOT_YOU}`,
    sender,
  )

const confirm: Letter = (reader, sender) =>
  letter(
    'Confirm your subscription',
    `Somebody asked on our site to send you mail about changes in Israeli VAT: ${topicWords(reader)}. You get it once you confirm on the page that this link opens. It is good for 7 days.`,
    'Confirm',
    `${sender.site}/newsletter/confirm#${reader.token}`,
    `You get this because your address was entered on our site. ${NOT_YOU} Without your confirmation it is deleted after 7 days.`,
    sender,
  )

const LETTERS: Partial<Record<TakenMail['kind'], Letter>> = { confirm, known }
