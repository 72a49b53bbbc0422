import { LAW_TYPES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'

/** The law type of an address below /law, such as /law/regulations/6a; the VAT Law for any other. */
export function lawTypeOf(pathname: string): LawType {
  return LAW_TYPES.find((type) => `${pathname}/`.startsWith(`${paths.law(type)}/`)) ?? 'vat-law'
}
