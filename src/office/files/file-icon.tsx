import { File, FileText, Image, type LucideIcon } from 'lucide-react'

const KINDS = {
  image: { icon: Image, label: 'Image' },
  pdf: { icon: FileText, label: 'PDF' },
  other: { icon: File, label: 'File' },
} as const satisfies Record<string, { icon: LucideIcon; label: string }>

/** The sign of a file's kind: image, PDF or other (ADM-7). */
export function FileIcon({ type }: { type: string }) {
  const { icon: Icon, label } = KINDS[kindOf(type)]
  return (
    <span className="inline-block shrink-0 text-muted align-middle">
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">{label}</span>
    </span>
  )
}

function kindOf(type: string): keyof typeof KINDS {
  if (type.startsWith('image/')) return 'image'
  return type === 'application/pdf' ? 'pdf' : 'other'
}
