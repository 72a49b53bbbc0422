import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import { isUuid } from '@/data/uuid'
import { anchorOf } from '@/law/section-target'
import { decodeHash } from '@/lib/decode-hash'
import { numberInHash } from '@/lib/section-number'
import type { LawType } from '@/names/kinds'

/** See useSectionPlace. @throws AppError */
export async function findSectionPlace(type: LawType, hash: string, signal: AbortSignal) {
  const wanted = decodeHash(hash)
  const slugs = slugsIn(hash)
  const addresses = (await publicClient())
    .from('section_addresses')
    .select('slug, sections(id, slug, number, chapters(type))')
  const data = await ask(
    isUuid(wanted)
      ? addresses.eq('section_id', wanted).eq('is_current', true)
      : addresses.eq('type', type).in(
          'slug',
          slugs.map(({ slug }) => slug),
        ),
    signal,
  )
  const found = data.reduce<(typeof data)[number] | null>(
    (longest, each) => (longest && longest.slug.length >= each.slug.length ? longest : each),
    null,
  )
  if (!found) return null
  const { id, slug, number, chapters } = found.sections
  const marks = isUuid(wanted) ? '' : slugs.find((each) => each.slug === found.slug)?.marks
  return { id, type: chapters.type, hash: marks ? anchorOf({ number, slug }) + marks : id }
}

/** The slugs that a hash may mean by a number of former days, the longest first, each with the marks beyond it: 9-a and 9 for "#s9(a)". */
function slugsIn(hash: string): { slug: string; marks: string }[] {
  const [base = '', ...marks] = (numberInHash(hash) ?? decodeHash(hash)).split(/(?=\()/)
  const slugOf = (numbers: string[]) =>
    numbers
      .join('')
      .toLowerCase()
      .replace(/[^0-9a-z]+/g, '-')
      .replace(/-$/, '')
  return [base, ...marks].map((_, left) => ({
    slug: slugOf([base, ...marks.slice(0, marks.length - left)]),
    marks: marks.slice(marks.length - left).join(''),
  }))
}
