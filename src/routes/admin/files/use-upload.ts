import { useEffect, useRef, useState } from 'react'
import { useNotice } from '@/components/states/notice'
import { contentFault } from '@/data/files/content-fault'
import { type Accepted, FILE_LIMITS, fileFault } from '@/data/files/schema'
import type { StoredFile } from '@/data/files/staff'
import { uploadFile } from '@/data/files/upload'
import { useMarkStale } from '@/data/stale'
import { useSubmitState } from '@/hooks/use-submit-state'
import { faultsOf } from '@/lib/faults'

/** An upload: choose, check, send. File and comment stay after a failure or a stop, to try again (ADM-7, ADM-10). */
export function useUpload(accepted: Accepted, onUploaded?: (file: StoredFile) => void) {
  const markStale = useMarkStale('files')
  const { show } = useNotice()
  const { status, error, submit, clearError } = useSubmitState()
  const [file, setFile] = useState<File | null>(null)
  const [comment, setComment] = useState('')
  const [sent, setSent] = useState(0)
  const [isAsked, setIsAsked] = useState(false)
  const [disguise, setDisguise] = useState<string | null>(null)
  const checking = useRef(NOTHING_TO_CHECK)
  const stop = useRef<AbortController | null>(null)

  // The upload runs outside React; leaving the screen stops it.
  useEffect(() => () => stop.current?.abort(), [])

  const store = async (chosen: File) => {
    const controller = new AbortController()
    const { signal } = controller
    stop.current = controller
    setSent(0)
    try {
      const stored = await uploadFile({ file: chosen, comment, onProgress: setSent, signal })
      setFile(null)
      setComment('')
      setIsAsked(false)
      show('File uploaded')
      void markStale()
      onUploaded?.(stored)
    } catch (failure) {
      if (!signal.aborted) throw failure
      show('Upload cancelled')
    } finally {
      stop.current = null
    }
  }
  const faults = {
    file: file ? (fileFault(file, accepted) ?? disguise) : isAsked ? 'Choose a file' : null,
    comment: faultsOf([COMMENT_RULE], { comment }).comment ?? null,
  }
  return {
    file,
    comment,
    faults,
    error,
    isUploading: status === 'submitting',
    /** In bytes. */
    sent,
    choose: (chosen: File | null) => {
      setFile(chosen)
      clearError()
      setDisguise(null)
      const check = chosen && !fileFault(chosen, accepted) ? contentFault(chosen) : NOTHING_TO_CHECK
      checking.current = check
      void check.then((fault) => {
        if (checking.current === check) setDisguise(fault)
      })
    },
    write: (text: string) => {
      setComment(text)
      clearError()
    },
    /** Sends the file, or returns the part that has a fault. */
    upload: async (): Promise<'file' | 'comment' | null> => {
      setIsAsked(true)
      if (!file || faults.file) return 'file'
      if (faults.comment) return 'comment'
      if (await checking.current) return 'file'
      await submit(() => store(file))
      return null
    },
    cancel: () => stop.current?.abort(),
  }
}

export type UploadState = ReturnType<typeof useUpload>

const NOTHING_TO_CHECK = Promise.resolve<string | null>(null)

const COMMENT_RULE = { name: 'comment', label: 'Comment', kind: 'text', limit: FILE_LIMITS.comment } as const
