import { Copy, ExternalLink, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNotice } from '@/components/states/notice'
import { publicUrl, type StoredFile } from '@/data/files/staff'
import { ACTION, Action } from '@/routes/admin/manager/action'
import { FileDeletion } from './file-deletion'
import { FileSummary } from './file-summary'

type FileLineProps = {
  file: StoredFile
  /** It is deleted; the list is about to be loaded without it. */
  onDeleted: (id: string) => void
}

/** A file in the list of all: its address to copy, the file itself, and the way to be rid of it (ADM-7). */
export function FileLine({ file, onDeleted }: FileLineProps) {
  const { copy } = useNotice()
  const [isDeleting, setIsDeleting] = useState(false)
  const url = publicUrl(file.path)
  return (
    <FileSummary file={file}>
      <Action
        name="Copy URL"
        of={`of ${file.name}`}
        icon={<Copy aria-hidden className="size-4" />}
        onClick={() => void copy(url, 'URL copied to clipboard!')}
      />
      <OpenFile file={file} />
      <Action
        name="Delete"
        of={file.name}
        icon={<Trash2 aria-hidden className="size-4" />}
        onClick={() => setIsDeleting(true)}
      />
      {isDeleting && <FileDeletion file={file} onDeleted={onDeleted} onClose={() => setIsDeleting(false)} />}
    </FileSummary>
  )
}

/** A link to the file itself, in a new tab. */
export function OpenFile({ file }: { file: StoredFile }) {
  return (
    <a href={publicUrl(file.path)} target="_blank" rel="noopener noreferrer" className={ACTION}>
      <ExternalLink aria-hidden className="size-4" />
      Open<span className="sr-only"> {file.name} in a new tab</span>
    </a>
  )
}
