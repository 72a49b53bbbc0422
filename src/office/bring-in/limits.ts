const MB = 1024 * 1024 // bytes

/** The largest file that is read. */
export const LARGEST_FILE = 10 * MB
/** Of a Word file, whose text is packed: of all its text unpacked. mammoth takes some fifty times as much memory. */
export const LARGEST_WORD_TEXT = 20 * MB

export const inMegabytes = (bytes: number) => `${bytes / MB} MB`
