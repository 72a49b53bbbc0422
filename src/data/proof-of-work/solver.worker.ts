import { type Puzzle, solvePuzzle } from './solve-puzzle'

// In a worker, so that the page stays usable; an error here is the worker's error event there.
self.onmessage = ({ data }: MessageEvent<Puzzle>) => self.postMessage(solvePuzzle(data))
