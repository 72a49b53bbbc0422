import { ExternalLink } from 'lucide-react'
import { publicUrl, type StoredFile } from '@/data/files/staff'
import { ACTION } from '@/office/list/action'

/** A link to the file itself, in a new tab. */
export function OpenFile({ file }: { file: StoredFile }) {
  return (
    <a href={publicUrl(file.path)} target="_blank" rel="noopener noreferrer" className={`${ACTION} text-accent`}>
      <ExternalLink aria-hidden className="size-4" />
      Open<span className="sr-only"> {file.name} in a new tab</span>
    </a>
  )
}
