import { FileDown } from 'lucide-react'

/** A link to the PDF of a ruling or decision; nothing without one. */
export function PdfLink({ url, title }: { url: string | null; title: string }) {
  if (!url) return null
  return (
    <a href={url} rel="noopener noreferrer" className="inline-flex items-center gap-1.5 link">
      <FileDown aria-hidden className="size-4" />
      <span>
        Download PDF<span className="sr-only"> of {title}</span>
      </span>
    </a>
  )
}
