import { removeNoise } from '@/office/editor/clean-paste'
import { loadSanitiser } from '@/texts/sanitise'
import { parseMarkup } from '@/texts/trusted-types'
import { takeFootnotes } from './footnotes'
import { type Block, blocksOf } from './law-blocks'
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
  const { body } = parseMarkup(html)
  removeNoise(body)
  yield
  const footnotes = takeFootnotes(body)
  yield
  const blocks: Block[] = []
  for (const block of blocksOf(body)) {
    blocks.push(block)
    yield
  }
  const plan = planCuts(blocks)
  let step = plan.next()
  for (; !step.done; step = plan.next()) yield
  return yield* assemble(blocks, step.value, footnotes)
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
