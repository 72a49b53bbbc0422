import type { NumberRange as Range } from '@/law/law-outline'

const NAMES = {
  section: { one: '§', many: '§§', oneSpoken: 'Section', manySpoken: 'Sections' },
  regulation: { one: 'reg.', many: 'regs.', oneSpoken: 'Regulation', manySpoken: 'Regulations' },
  directive: { one: 'directive', many: 'directives', oneSpoken: 'Directive', manySpoken: 'Directives' },
}

/** The numbers of sections that stand together, "§§ 30–37", read out as "Sections 30 to 37" (READ-4). */
export function NumberRange({ kind, from, to }: Range) {
  const { one, many, oneSpoken, manySpoken } = NAMES[kind]
  const isOne = from === to
  return (
    <>
      <span aria-hidden translate="no" className="law-ref">
        {isOne ? `${one} ${from}` : `${many} ${from}–${to}`}
      </span>
      <span className="sr-only">{isOne ? `${oneSpoken} ${from}` : `${manySpoken} ${from} to ${to}`}</span>
    </>
  )
}
