import { useEffect, useRef, useState } from 'react'
import { contentFault } from '@/data/files/content-fault'
import { type Accepted, FILE_LIMITS, fileFault } from '@/data/files/schema'
import type { StoredFile } from '@/data/files/staff'
import { uploadFile } from '@/data/files/upload'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { faultsOf } from '@/lib/faults'
import type { FieldFaults } from '@/ui/hooks/use-checked-form'
import { useFreshStart } from '@/ui/hooks/use-fresh-start'
import { useNotice } from '@/ui/states/notice'

/** A chosen file on its way. */
export type Upload = {
  id: string
  file: File
  state: 'ready' | 'refused' | 'sending' | 'failed' | 'done'
  /** Why it is refused or failed, as a sentence. */
  reason: string | null
  /** In bytes. */
  sent: number
}

type UploadsOptions = {
  accepted: Accepted
  /** Whether only one file is wanted: another one takes its place. */
  isSingle?: boolean
  onUploaded?: (file: StoredFile) => void
}

/** Files that are chosen, checked and sent one after the other; what fails or is stopped stays, to be tried again (STAFF-6). */
export function useUploads({ accepted, isSingle = false, onUploaded }: UploadsOptions) {
  const markStale = useMarkStale('files')
  const { show } = useNotice()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [comment, setComment] = useState('')
  const [isUploading, setIsUploading] = useState(false)
  const latest = useRef(uploads)
  const checks = useRef(new Map<string, Promise<void>>())
  const stop = useRef<AbortController | null>(null)

  // The upload runs outside React; leaving the screen stops it.
  useEffect(() => () => stop.current?.abort(), [])

  const set = (next: readonly Upload[]) => {
    latest.current = next
    setUploads(next)
  }
  const change = (id: string, changes: Partial<Upload>) =>
    set(latest.current.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  useFreshStart(() => set(latest.current.map(anew)))
  const checkContent = async (id: string, file: File) => {
    const reason = await contentFault(file)
    if (reason) change(id, { state: 'refused', reason })
  }
  const begin = (file: File): Upload => {
    const id = crypto.randomUUID()
    const reason = fileFault(file, accepted)
    if (!reason) checks.current.set(id, checkContent(id, file))
    return { id, file, state: reason ? 'refused' : 'ready', reason, sent: 0 }
  }

  const send = async ({ id, file }: Upload, signal: AbortSignal): Promise<boolean> => {
    change(id, { state: 'sending', reason: null, sent: 0 })
    try {
      const stored = await uploadFile({ file, comment, onProgress: (sent) => change(id, { sent }), signal })
      change(id, { state: 'done' })
      void markStale()
      onUploaded?.(stored)
      return true
    } catch (failure) {
      if (signal.aborted) change(id, { state: 'ready' })
      else {
        console.error('Failed to upload file', failure)
        change(id, { state: 'failed', reason: failure instanceof Error ? failure.message : String(failure) })
      }
      return false
    }
  }
  const sendAll = async (queue: readonly Upload[]) => {
    const controller = new AbortController()
    stop.current = controller
    setIsUploading(true)
    let done = 0
    for (const upload of queue) {
      if (!controller.signal.aborted && (await send(upload, controller.signal))) done += 1
    }
    stop.current = null
    setIsUploading(false)
    set(latest.current.filter(({ state }) => state !== 'done'))
    if (controller.signal.aborted) return show('Upload cancelled')
    if (latest.current.length === 0) setComment('')
    if (done === queue.length) return show(done === 1 ? 'File uploaded' : `${formatCount(done)} files uploaded`)
    if (queue.length > 1) show(`${formatCount(done)} of ${formatCount(queue.length)} files uploaded`, 'failed')
  }

  return {
    uploads,
    comment,
    isUploading,
    choose: (files: readonly File[]) => {
      const begun = (isSingle ? files.slice(0, 1) : files).map(begin)
      if (begun.length > 0) set(isSingle ? begun : [...latest.current, ...begun])
    },
    remove: (id: string) => set(latest.current.filter((upload) => upload.id !== id)),
    write: setComment,
    /** What is wrong with what was chosen and written so far. */
    faults: faultsIn(uploads, comment),
    /** Sends the files, or one of them; if there is nothing to send, or the comment is at fault, what is wrong. */
    upload: async (only?: string): Promise<UploadFaults> => {
      await Promise.all(checks.current.values())
      const queue = latest.current.filter(
        ({ id, state }) => (state === 'ready' || state === 'failed') && (!only || id === only),
      )
      const { comment: ofComment, file = 'Choose a file' } = faultsIn(latest.current, comment)
      const faults = { ...(queue.length === 0 && { file }), ...(ofComment && { comment: ofComment }) }
      // A ref, because two events at once see the same state.
      if (Object.keys(faults).length === 0 && !stop.current) await sendAll(queue)
      return faults
    },
    cancel: () => stop.current?.abort(),
  }
}

/** What failed can be sent as if it had just been chosen. */
const anew = (upload: Upload): Upload =>
  upload.state === 'failed' ? { ...upload, state: 'ready', reason: null } : upload

export type Uploads = ReturnType<typeof useUploads>

const COMMENT_RULE = { name: 'comment', label: 'Comment', kind: 'text', limit: FILE_LIMITS.comment } as const

type UploadFaults = FieldFaults<'file' | 'comment'>

function faultsIn(uploads: readonly Upload[], comment: string): UploadFaults {
  const refused = uploads.filter(({ state }) => state === 'refused')
  const [first] = refused
  const { comment: ofComment } = faultsOf([COMMENT_RULE], { comment })
  return {
    ...(first && { file: uploads.length === 1 ? (first.reason ?? '') : refusedWords(refused.length) }),
    ...(ofComment && { comment: ofComment }),
  }
}

const refusedWords = (count: number) =>
  count === 1
    ? 'One file cannot be uploaded; its line says why.'
    : `${formatCount(count)} files cannot be uploaded; their lines say why.`
