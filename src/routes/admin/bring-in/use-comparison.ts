import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { importFaultsQuery, type PresentLaw } from '@/data/imports/staff'
import type { LawType } from '@/names/kinds'
import {
  checkedPartsOf,
  compareLaw,
  type EditedPiece,
  type Instrument,
  lawOf,
  withFaults,
} from '@/office/bring-in/compare-law'
import { useDebounced } from '@/ui/hooks/use-debounced'

/** For so long nobody types, in milliseconds. */
const REST = 300

type Compared = {
  law: LawType
  pieces: readonly EditedPiece[]
  present: PresentLaw | null
  instrument: Instrument | null
  /** How often the law was read. */
  round: number
}

/** A file compared with the instrument that was chosen, with what the database would refuse of it (BULK-1). */
export function useComparison({ law, pieces, present, instrument, round }: Compared) {
  /** What there is of the instrument that was chosen. */
  const presentOf = useMemo(() => present && instrument && lawOf(instrument, present), [present, instrument])
  const compared = useMemo(
    () => presentOf && instrument && compareLaw(pieces, presentOf, instrument),
    [pieces, presentOf, instrument],
  )
  const parts = useMemo(() => compared && checkedPartsOf(compared), [compared])
  const asked = useDebounced(parts, REST)
  const check = useQuery({
    ...importFaultsQuery(law, instrument?.name ?? '', asked ?? [], round),
    enabled: asked !== null && asked === parts,
  })
  const faults = check.data
  const comparison = useMemo(() => compared && withFaults(compared, faults ?? new Map()), [compared, faults])
  /** Whether it is known what Apply would refuse, and why not. */
  const isKnown = asked === parts && check.isSuccess && !check.isPlaceholderData
  return { presentOf, comparison, check: { isKnown, error: check.error, tryAgain: () => void check.refetch() } }
}
