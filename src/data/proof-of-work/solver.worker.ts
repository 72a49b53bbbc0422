import { type Puzzle, solvePuzzle } from './solve-puzzle'

// In a worker, so that the page stays usable. Only a reported error is the worker's error event there; a rejection is lost.
self.onmessage = async ({ data }: MessageEvent<Puzzle>) => {
  try {
    self.postMessage(await solvePuzzle(data))
  } catch (error) {
    self.reportError(error)
  }
}
