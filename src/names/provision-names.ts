import { instrumentName } from './instrument-name'
import { type Provision, SIGNS } from './provisions'

const isProvision = (word: string): word is Provision => Object.hasOwn(SIGNS, word)

/** Whether these words name a provision in the way of the database, "section 30", and not a case. */
export const isProvisionName = (words: string): boolean => isProvision(words.split(' ')[0] ?? '')

/** A section's title where nothing around it says which instrument it is of: "6. Foreign dealer (Registration Regulations)". */
export function nameInInstrument(type: string, chapterTitle: string, title: string): string {
  const name = instrumentName(type, chapterTitle)
  return name ? `${title} (${name})` : title
}

/**
 * The parts of a provision's name as the database writes it (private.provision_name), "regulation 6 of the Registration
 * Regulations"; `sign` is what readers see before the number, "Registration Reg.".
 */
export function readProvision(name: string) {
  const [word = '', number = '', ...rest] = name.split(' ')
  const kind = isProvision(word) ? word : 'section'
  const instrument = rest.slice(2).join(' ')
  const sign = [instrument.replace(/ Regulations$/, ''), SIGNS[kind]].filter(Boolean).join(' ')
  return { kind, number, instrument, sign }
}
