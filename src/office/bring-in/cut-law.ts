import { loadSanitiser } from '@/texts/sanitise'
import { takeFootnotes } from './footnotes'
import { type Block, blocksOf } from './law-blocks'
import { parseInParts } from './parse-in-parts'
import type { Piece } from './piece'
import { assemble } from './pieces'
import { planCuts } from './plan-cuts'

/** How long a step may hold the page, in milliseconds, before it takes what was pressed or typed meanwhile. */
const SLICE = 30

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
  let since = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - since < SLICE) continue
    if (step.value) onProgress?.(step.value)
    await nextTask()
    signal.throwIfAborted()
    since = performance.now()
  }
}

type Progress = { done: number; total: number }

function* cutInSteps(html: string): Generator<Progress | undefined, Piece[]> {
  const body = yield* silently(parseInParts(html))
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

/** Lets the browser do what waits; a timer would wait 4 ms each time, and a second in a tab that is not seen. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
