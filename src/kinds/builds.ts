import { build as decision } from './decision/build'
import type { ItemBuild } from './item-build'
import type { ItemKind } from '@/names/kinds'
import { build as news } from './news/build'
import { build as ruling } from './ruling/build'

/** What the build writes of each kind that is listed by date. */
export const BUILDS: Readonly<Record<ItemKind, ItemBuild>> = { ruling, decision, news }
