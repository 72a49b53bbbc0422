import { PAGE_NAMES } from '@/names/page-names'
import { LastUpdated, LegalPage } from './legal-page'
import { PRIVACY_SECTIONS } from './privacy-sections'

/** The privacy policy (PAGE-1). */
export function Component() {
  return (
    <LegalPage
      title={PAGE_NAMES.privacy}
      description="What this site stores about its readers, what for, who sees it, and how to have it changed or deleted."
      lead={<LastUpdated of="privacy" />}
      sections={PRIVACY_SECTIONS}
    />
  )
}
