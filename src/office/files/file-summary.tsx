import { useId } from 'react'
import { Heading } from '@/ui/heading'
import type { StoredFile } from '@/data/files/staff'
import { formatFileSize } from '@/lib/file-size'
import { formatMoment } from '@/lib/moments'
import { FileIcon } from './file-icon'

type FileSummaryProps = {
  file: StoredFile
  /** What can be done with it. */
  children: React.ReactNode
}

/** A file in a list: its kind, name, size, date and comment, and what can be done with it (ADM-7). */
export function FileSummary({ file, children }: FileSummaryProps) {
  const id = useId()
  return (
    <article aria-labelledby={id} className="flex items-start gap-3 px-4 py-3 sm:px-5">
      <FileIcon type={file.type} />
      <div className="flex min-w-0 grow flex-wrap items-start gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-56">
          <Heading id={id} className="wrap-anywhere font-semibold leading-snug">
            <bdi>{file.name}</bdi>
          </Heading>
          <p className="mt-0.5 text-muted text-sm">
            {formatFileSize(file.size)} · {formatMoment(file.created_at)}
          </p>
          {file.comment && (
            <p className="wrap-anywhere mt-1 whitespace-pre-line text-sm">
              <bdi>{file.comment}</bdi>
            </p>
          )}
        </div>
        <div className="-mx-2 flex flex-wrap gap-x-1">{children}</div>
      </div>
    </article>
  )
}
