import { formatFileSize } from '@/lib/file-size'

/** The greatest lengths in characters; the same numbers are checks in supabase/migrations/*_files.sql. */
export const FILE_LIMITS = { name: 500, comment: 2000 } as const

/** The largest file, in bytes; the bucket has the same limit (SEC-7). */
export const LARGEST_FILE = 50 * 1024 * 1024

const PDF = 'application/pdf'

/** What may be uploaded, by the extension; the bucket takes the same types and no others (SEC-7). */
export const TYPES_BY_EXTENSION: Readonly<Record<string, string>> = {
  pdf: PDF,
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  txt: 'text/plain',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** What a place takes: every type that is allowed, or PDFs alone. */
export type Accepted = 'any' | 'pdf'

/** What is taken, in words. */
export const ACCEPTED_WORDS: Readonly<Record<Accepted, string>> = {
  any: 'PDF, PNG, JPEG, GIF, WebP, plain text, CSV, Word and Excel',
  pdf: 'PDF',
}

/** What a file input offers to choose. */
export const acceptedExtensions = (accepted: Accepted): string =>
  accepted === 'pdf'
    ? '.pdf'
    : Object.keys(TYPES_BY_EXTENSION)
        .map((extension) => `.${extension}`)
        .join(',')

/** What is looked at before a file is sent. */
type Chosen = Pick<File, 'name' | 'type' | 'size'>

/**
 * The type that a file is stored with; by its extension, because what a browser says depends on what else is installed
 * there. Only a name without extension leaves it to the browser.
 * @returns null when it is none that is allowed
 */
export function typeOf({ name, type }: Pick<Chosen, 'name' | 'type'>): string | null {
  const extension = extensionOf(name)
  if (extension) return TYPES_BY_EXTENSION[extension.toLowerCase()] ?? null
  return Object.values(TYPES_BY_EXTENSION).includes(type) ? type : null
}

/** Where a new file lies in the bucket: a random name, with the extension it came with (ADM-7). */
export function newPath(name: string): string {
  const extension = extensionOf(name)
  return `uploads/${crypto.randomUUID()}${extension && `.${extension}`}`
}

/**
 * Why a file cannot be uploaded, in a sentence; null when it can. Asked before anything is sent (SEC-7).
 * @param accepted what the place takes
 */
export function fileFault(file: Chosen, accepted: Accepted): string | null {
  const { name, size } = file
  const type = typeOf(file)
  if (!type && !extensionOf(name)) {
    return `The type of "${name}" cannot be told: its name needs an extension, such as .pdf. ${allowed(accepted)}`
  }
  if (!type || (accepted === 'pdf' && type !== PDF)) {
    return `"${name}" is of a type that is not allowed. ${allowed(accepted)}`
  }
  if (size === 0) return `"${name}" is empty. Choose a file that has something in it.`
  if (size > LARGEST_FILE) {
    return `"${name}" is too large: it has ${formatFileSize(size)}, and a file may have up to 50 MB.`
  }
  if (name.length > FILE_LIMITS.name) return `The name of the file is longer than ${FILE_LIMITS.name} characters.`
  return null
}

const allowed = (accepted: Accepted) => `Allowed: ${ACCEPTED_WORDS[accepted]}.`

/** The extension of a name as it is written there, without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.\s/]+)$/.exec(name)?.[1] ?? ''
}
