import { PAGE_NAMES } from '@/names/page-names'
import { Page } from '@/routes/public/layout/page'
import { KeptPages } from './kept-pages'

const EMPTY =
  'No page is kept on this device yet. Pages that you open are kept, unless your browser keeps nothing, as in a private window.'

/** What can be read without a line (FIND-9). */
export function Component() {
  return (
    <Page
      isUnlisted
      title={PAGE_NAMES.offline}
      description="Pages of this site that can be read without a connection."
      lead="The three laws and the pages that you open are kept by your browser, so that you can read on without a connection. Each copy says of which day it is."
    >
      <KeptPages title="Pages" empty={EMPTY} />
    </Page>
  )
}
