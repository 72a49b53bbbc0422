import { useRef, useState } from 'react'
import { type PresentLaw, readPresentLaw } from '@/data/imports/staff'
import { plainText } from '@/lib/plain-text'
import type { LawType } from '@/names/kinds'
import { joinPieces, splitPiece } from '@/office/bring-in/adjust-pieces'
import { type EditedPiece, type Instrument, instrumentsIn, NAME_WITH_YEAR } from '@/office/bring-in/compare-law'
import { cutLaw } from '@/office/bring-in/cut-law'
import type { FileRead, Piece, TrackedChanges } from '@/office/bring-in/piece'
import { readLawFile } from '@/office/bring-in/read-law-file'
import { readPastedText } from '@/office/bring-in/read-text'
import { useSteps } from '@/office/bring-in/use-steps'
import { useComparison } from './use-comparison'

type Source = { name: string; size: number | null; notes: readonly string[]; seconds: number }

/** What staff change of a piece. */
export type PieceChange = Partial<Pick<EditedPiece, 'number' | 'title' | 'chosenChapter'>>

const asEdited = (piece: Piece, key: number): EditedPiece => ({
  ...piece,
  key,
  isLeftOut: piece.kind === 'left out',
  chosenChapter: null,
})

/** A file on its way into a text of the law: read, cut, compared with what is here, and corrected by staff (BULK-1). */
export function useBringIn(law: LawType) {
  const [source, setSource] = useState<Source | null>(null)
  const [pieces, setPieces] = useState<readonly EditedPiece[]>([])
  const [present, setPresent] = useState<PresentLaw | null>(null)
  const [instrument, setInstrument] = useState<Instrument | null>(null)
  const { step, setStep, failure, run, stop } = useSteps()
  /** How often the law was read. */
  const [round, setRound] = useState(0)
  const nextKey = useRef(0)
  const { presentOf, comparison, check } = useComparison({ law, pieces, present, instrument, round })

  const compare = async (signal: AbortSignal) => {
    setStep({ words: 'Comparing with what is here', done: 0, total: null })
    const found = await readPresentLaw(law, signal)
    signal.throwIfAborted()
    setPresent((before) => withChanges(found, before))
    setRound((before) => before + 1)
  }
  const cut = (name: string, size: number | null, read: (signal: AbortSignal) => Promise<FileRead>) =>
    run(async (signal) => {
      const began = performance.now()
      setStep({ words: 'Reading', done: 0, total: null })
      const { html, notes } = await read(signal)
      signal.throwIfAborted()
      const onProgress = (progress: { done: number; total: number }) => setStep({ words: 'Cutting', ...progress })
      const found = await cutLaw(html, { signal, onProgress })
      await compare(signal)
      nextKey.current = found.length
      setPieces(found.map(asEdited))
      setSource({ name, size, notes, seconds: Math.ceil((performance.now() - began) / 1000) })
    })
  // Whoever changes a piece has looked at it.
  const change = (key: number, changed: PieceChange) =>
    setPieces((all) => all.map((piece) => (piece.key === key ? { ...piece, ...changed, doubt: null } : piece)))
  return {
    source,
    sections: pieces.filter(({ kind }) => kind === 'section').length,
    comparison,
    check,
    present,
    presentOf,
    instrument,
    setInstrument,
    /** What the chosen instrument is called, if it is not here yet. */
    added: instrument && present && !isIn(present, instrument) ? instrument.prefix : null,
    /** What the file calls itself, if a line of it outside its sections is a name with a year; otherwise "". */
    titleOfFile: pieces.map(lineOf).find((line) => NAME_WITH_YEAR.test(line)) ?? '',
    step,
    failure,
    readFile: (file: File, trackedChanges: TrackedChanges) =>
      cut(file.name, file.size, (signal) => readLawFile(file, { signal, trackedChanges })),
    readText: (text: string) => cut('Pasted text', null, async () => readPastedText(text)),
    run,
    setStep,
    /** Reads the law anew, as part of something that runs: it has been changed meanwhile. */
    refresh: compare,
    compareAgain: () => run(compare),
    stop,
    forget: () => {
      stop()
      setSource(null)
      setInstrument(null)
      setPieces([])
    },
    change,
    /** Takes a piece in, or leaves it out; what was no section in the file becomes one. */
    take: (key: number, isTaken: boolean) =>
      setPieces((all) => all.map((piece) => (piece.key === key ? asTaken(piece, isTaken) : piece))),
    split: (key: number, at: number): number => {
      nextKey.current += 1
      const below = nextKey.current
      setPieces((all) => splitAt(all, key, at, below))
      return below
    },
    join: (key: number) => setPieces((all) => joinWithAbove(all, key)),
  }
}

const asTaken = (piece: EditedPiece, isTaken: boolean): EditedPiece => ({
  ...piece,
  isLeftOut: !isTaken,
  kind: isTaken && piece.kind === 'left out' ? 'section' : piece.kind,
  doubt: null,
})

function splitAt(all: readonly EditedPiece[], key: number, at: number, keyBelow: number): EditedPiece[] {
  return all.flatMap((piece) => {
    if (piece.key !== key) return [piece]
    const [above, below] = splitPiece(piece, at)
    return [
      { ...piece, ...above },
      { ...asEdited(below, keyBelow), chosenChapter: piece.chosenChapter },
    ]
  })
}

function joinWithAbove(all: readonly EditedPiece[], key: number): readonly EditedPiece[] {
  const place = all.findIndex((piece) => piece.key === key)
  const [above, below] = [all[place - 1], all[place]]
  if (!above || !below) return all
  return [...all.slice(0, place - 1), { ...above, ...joinPieces(above, below) }, ...all.slice(place + 1)]
}

const isIn = (present: PresentLaw, { law, name }: Instrument) =>
  instrumentsIn(law, present).some((known) => known.name === name)

/** What is no section, if it is one line. */
const lineOf = ({ kind, html }: EditedPiece) => (kind === 'left out' ? plainText(html, '\n').trim() : '')

export type BringIn = ReturnType<typeof useBringIn>

/** The law as it is now; `changed` tells which sections somebody has changed since it was read before. */
function withChanges(found: PresentLaw, before: PresentLaw | null): PresentLaw {
  if (!before) return found
  const stamps = new Map(before.sections.map(({ id, updated_at }) => [id, updated_at]))
  const isChanged = ({ id, updated_at }: { id: string; updated_at: string }) =>
    stamps.has(id) && stamps.get(id) !== updated_at
  return { ...found, sections: found.sections.map((row) => (isChanged(row) ? { ...row, isChangedSince: true } : row)) }
}
