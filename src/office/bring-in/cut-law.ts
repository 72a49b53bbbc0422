import { createSlices } from '@/lib/slices'
import { loadSanitiser } from '@/texts/sanitise'
import { takeFootnotes } from './footnotes'
import { type Block, blocksOf } from './law-blocks'
import { settleMarks } from './left-out'
import { parseInParts } from './parse-in-parts'
import type { Piece } from './piece'
import { assemble } from './pieces'
import { planCuts } from './plan-cuts'

export type Cutting = {
  signal: AbortSignal
  /** Told now and then how many blocks of the file are in pieces. */
  onProgress?: (progress: { done: number; total: number }) => void
}

/**
 * Cuts a law's file, as `readLawFile` has it, into chapters and sections by their numbers and headings, each piece with the rule
 * that cut it (BULK-1). Every word of the file is in some piece. The page stays alive meanwhile.
 * @throws the signal's reason when it is stopped
 */
export async function cutLaw(html: string, { signal, onProgress }: Cutting): Promise<Piece[]> {
  await loadSanitiser()
  signal.throwIfAborted()
  const steps = cutInSteps(html)
  const slices = createSlices(signal)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (!slices.isOver()) continue
    if (step.value) onProgress?.(step.value)
    await slices.pause()
  }
}

type Progress = { done: number; total: number }

function* cutInSteps(html: string): Generator<Progress | undefined, Piece[]> {
  const body = yield* silently(parseInParts(html))
  settleMarks(body)
  const footnotes = yield* silently(takeFootnotes(body))
  const blocks: Block[] = []
  for (const block of blocksOf(body)) {
    blocks.push(block)
    yield
  }
  const cuts = yield* silently(planCuts(blocks))
  return yield* assemble(blocks, cuts, footnotes)
}

/** Steps whose progress is not told: all of them together take less than the cleaning that follows. */
function* silently<Result>(steps: Generator<void, Result>): Generator<undefined, Result> {
  let step = steps.next()
  for (; !step.done; step = steps.next()) yield
  return step.value
}
