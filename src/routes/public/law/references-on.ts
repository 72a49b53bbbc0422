import type { References } from '@/data/citations/links'
import { onDay } from '@/names/day-address'
import { LAW_TYPES } from '@/names/kinds'
import { paths } from '@/names/paths'
import { isFigure } from '@/texts/show-figures'

const isSection = (address: string) => LAW_TYPES.some((type) => address.startsWith(`${paths.law(type)}/`))

/**
 * The references of a text as on a day: those to sections lead to them as on that day, and what a rate or an amount is today is
 * not said.
 */
export const referencesOn = (references: References, day: string): References =>
  references
    .filter((reference) => !isFigure(reference))
    .map((reference) =>
      reference.map(([words, address]): References[number][number] => {
        if (address === undefined) return [words]
        const [path = '', hash] = address.split('#')
        return [words, isSection(path) ? `${onDay(path, day)}${hash ? `#${hash}` : ''}` : address]
      }),
    )
