import { type Reading, readBytes } from './read-bytes'
import { UnreadableFile } from './unreadable-file'

// In a worker, so that the page stays usable and the reading can be stopped.
self.onmessage = async ({ data }: MessageEvent<Reading>) => {
  try {
    self.postMessage({ read: await readBytes(data) })
  } catch (error) {
    if (error instanceof UnreadableFile) self.postMessage({ fault: error.message })
    else self.reportError(error)
  }
}
