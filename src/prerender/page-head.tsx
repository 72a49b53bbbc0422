import { renderToStaticMarkup } from 'react-dom/server'
import { CONTENT } from '@/lib/content-kinds'
import type { PageNote } from '@/lib/page-note'
import { SITE_NAME, SITE_URL } from '@/lib/site'

/**
 * What the build adds to the head that React rendered (FIND-3): what search engines, link previews and feed readers read,
 * and no browser. It goes when the reader goes on to another page (src/app/take-over.ts).
 * @param path the page's address, such as "/rulings"
 * @param note what the page says of itself
 */
export const writeHead = (path: string, note: PageNote): string =>
  renderToStaticMarkup(<HeadTags path={path} note={note} />)

function HeadTags({ path, note: { title, description, isMissing } }: { path: string; note: PageNote }) {
  return (
    <>
      {!SITE_URL && !isMissing && <meta name="robots" content="noindex" />}
      {!isMissing && (
        <>
          <meta property="og:site_name" content={SITE_NAME} />
          <meta property="og:type" content={isItem(path) ? 'article' : 'website'} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={SITE_URL + path} />
          <meta property="og:locale" content="en_GB" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

const LISTS = [CONTENT.ruling, CONTENT.decision, CONTENT.news]

const isItem = (path: string) => LISTS.some((list) => path.startsWith(`${list.path}/`))
