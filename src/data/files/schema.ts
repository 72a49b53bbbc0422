import { formatFileSize } from '@/lib/file-size'

/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_files.sql. */
export const FILE_LIMITS = { name: 500, comment: 2000 } as const

/** In bytes; the bucket has the same limit (SEC-7). */
export const LARGEST_FILE = 50 * 1024 * 1024

const PDF = 'application/pdf'

/** The types that may be uploaded, by extension; the bucket takes the same ones (SEC-7). */
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

export type Accepted = 'any' | 'pdf'

export const ACCEPTED_WORDS: Readonly<Record<Accepted, string>> = {
  any: 'PDF, PNG, JPEG, GIF, WebP, plain text, CSV, Word and Excel',
  pdf: 'PDF',
}

/** The value of a file input's `accept`. */
export const acceptedExtensions = (accepted: Accepted): string =>
  accepted === 'pdf'
    ? '.pdf'
    : Object.keys(TYPES_BY_EXTENSION)
        .map((extension) => `.${extension}`)
        .join(',')

type Chosen = Pick<File, 'name' | 'type' | 'size'>

/** The MIME type to store a file with, told by its extension if it has one; null when it is not allowed. */
export function typeOf({ name, type }: Pick<Chosen, 'name' | 'type'>): string | null {
  // What a browser says depends on the programs installed.
  const extension = extensionOf(name)
  if (extension) return TYPES_BY_EXTENSION[extension.toLowerCase()] ?? null
  return Object.values(TYPES_BY_EXTENSION).includes(type) ? type : null
}

/** A new path in the bucket: a random name with the file's own extension (ADM-7). */
export function newPath(name: string): string {
  const extension = extensionOf(name)
  return `uploads/${crypto.randomUUID()}${extension && `.${extension}`}`
}

/** Why a file cannot be uploaded, as a sentence, or null; checked before anything is sent (SEC-7). */
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

/** A name's extension as written, without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.\s/]+)$/.exec(name)?.[1] ?? ''
}
