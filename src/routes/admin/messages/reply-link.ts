import { CONTACT_SUBJECTS, labelOf } from '@/data/contact-messages/schema'
import type { StaffMessage } from '@/data/contact-messages/staff'
import { mailLink } from '@/lib/mail-link'
import { formatMoment } from '@/lib/moments'

/** The longest mailto: address, in characters, that Chrome hands on to mail programs on Windows is 2,048. */
const LONGEST = 2000

const CUT = '[…]'

export type ReplyLink = {
  /** The mailto: address. */
  href: string
  /** Whether the answer has no room in the address, and has to be pasted into the mail. */
  isTooLong: boolean
}

/** A mail that answers a message: the answer, then the question as a quotation, cut where an address has no room for it. */
export function replyLink(message: StaffMessage, answer: string): ReplyLink {
  const { email, subject } = message
  const question = Array.from(message.message)
  const write = (body: string) => mailLink(email, `Re: ${labelOf(CONTACT_SUBJECTS, subject)}`, body)
  const quoting = (length: number) => {
    const isWhole = length === question.length
    const quoted = isWhole ? message.message : `${question.slice(0, length).join('').trimEnd()} ${CUT}`
    return write([answer.trim(), quotationOf(message, quoted)].filter(Boolean).join('\n\n'))
  }
  if (quoting(0).length > LONGEST) {
    const href = write(answer.trim())
    return href.length > LONGEST ? { href: write(''), isTooLong: true } : { href, isTooLong: false }
  }
  return { href: quoting(longestFitting(question.length, (length) => quoting(length).length)), isTooLong: false }
}

const quotationOf = ({ name, created_at }: StaffMessage, quoted: string) =>
  [`On ${formatMoment(created_at)}, ${name} wrote:`, ...quoted.split('\n').map((line) => `> ${line}`)].join('\n')

/** The greatest number up to `most` whose length fits; 0 is known to fit. */
function longestFitting(most: number, lengthOf: (number: number) => number): number {
  if (lengthOf(most) <= LONGEST) return most
  let fits = 0
  let exceeds = most
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2)
    if (lengthOf(middle) <= LONGEST) fits = middle
    else exceeds = middle
  }
  return fits
}
