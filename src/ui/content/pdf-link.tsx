import { Download } from 'lucide-react'
import { isWebAddress } from '@/lib/address'
import { srOnly } from './sr-only'

/** A link to the PDF of a ruling or decision; nothing without one, or with an address that leads to none (SEC-2). */
export function PdfLink({ url, title }: { url: string | null; title: string }) {
  if (!url || !isWebAddress(url)) return null
  return (
    <a
      href={url}
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
    >
      <Download aria-hidden className="icon" />
      <span>Download PDF{srOnly(` of ${title}`)}</span>
    </a>
  )
}
