import { useSyncExternalStore } from 'react'
import { readPack, watchPack } from '@/lib/pack'

const NONE: readonly string[] = []

/** The texts of this browser's pack; none while a page is built or taken over (READ-9). */
export const usePack = (): readonly string[] => useSyncExternalStore(watchPack, readPack, () => NONE)
