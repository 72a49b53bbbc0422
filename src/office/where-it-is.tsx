import type { TextPlace } from '@/data/text-place'
import { LAW_NAMES, LAW_TYPES } from '@/names/kinds'
import { withHebrew } from '@/ui/content/with-hebrew'

type WhereItIsProps = { text: Pick<TextPlace, 'kind' | 'list_title' | 'list_type'> }

/** Follows the name of a text's kind: of a section its chapter, and of both the text of the law: " (Price, VAT Law)". */
export function WhereItIs({ text: { kind, list_title, list_type } }: WhereItIsProps) {
  const law = LAW_TYPES.find((type) => type === list_type)
  if (!law) return null
  return (
    <>
      {' ('}
      {list_title && kind === 'section' && <>{withHebrew(list_title)}, </>}
      {LAW_NAMES[law]})
    </>
  )
}
