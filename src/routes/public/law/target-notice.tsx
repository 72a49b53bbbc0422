import type { LawType } from '@/data/chapters/queries'
import { LAW_TEXTS } from './law-texts'
import type { TargetState } from './use-section-target'

/** Says that the address names a section that is nowhere (LAW-5). */
export function TargetNotice({ state, type }: { state: TargetState; type: LawType }) {
  if (state !== 'missing') return null
  return (
    <p role="status" className="mb-6 rounded-lg border border-line bg-target px-4 py-3">
      The section that this link points to was not found. It may have been removed. The {LAW_TEXTS[type].name} is shown
      from its beginning.
    </p>
  )
}
