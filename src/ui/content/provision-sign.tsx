import { numbersOf } from '@/lib/section-number'
import { type Provision, SIGNS } from '@/names/provisions'

/** Before the title of a numbered regulation or directive: "Reg. 12A. …". A section has its § in the margin. */
export const ProvisionSign = ({ of, title }: { of: Provision; title: string }) =>
  of !== 'section' &&
  numbersOf(title).length > 0 && (
    <span aria-hidden className="text-law">
      {SIGNS[of]}{' '}
    </span>
  )
