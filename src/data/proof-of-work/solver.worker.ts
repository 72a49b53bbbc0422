import { solvePuzzle } from './solve-puzzle'

// A thread of its own: the page stays usable meanwhile. What fails here is the worker's error event there.
self.onmessage = ({ data }: MessageEvent<unknown>) => self.postMessage(solvePuzzle(data))
