import { renderToStaticMarkup } from 'react-dom/server'
import type { PageMetadata } from '@/lib/page-metadata'
import { SITE_NAME, SITE_URL } from '@/lib/site'
import { dataPaths } from '@/names/data-paths'
import { ITEM_KINDS, itemKindAt, KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { AMOUNTS_FEED, TOOL_NAMES } from '@/names/tool-names'
import { hasMarkdown } from './markdown'
import { PICTURE_SIZE, pictureOf } from './pictures'

/**
 * The head of a page's file (FIND-3): what the app keeps up to date (src/routes/public/layout/page.tsx), and what search
 * engines, link previews and feed readers read, which goes when the reader goes on to another page (src/app/take-over.ts).
 * @param path the page's address, such as "/rulings"
 * @param note what the page says of itself
 */
export const writeHead = (path: string, note: PageMetadata): string =>
  renderToStaticMarkup(<HeadTags path={path} note={note} />)

function HeadTags({ path, note }: { path: string; note: PageMetadata }) {
  const { title, description, isUnlisted } = note
  return (
    <>
      <title>{title === SITE_NAME ? title : `${title} – ${SITE_NAME}`}</title>
      <meta name="description" content={description} />
      {(isUnlisted || !SITE_URL) && <meta name="robots" content="noindex" />}
      {!isUnlisted && <link rel="canonical" href={SITE_URL + path} />}
      {!isUnlisted && (
        <>
          <meta property="og:site_name" content={SITE_NAME} />
          <meta property="og:type" content={isItem(path) ? 'article' : 'website'} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={SITE_URL + path} />
          <meta property="og:locale" content="en_GB" />
          <Picture path={path} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {hasMarkdown(path, note) && (
        <link rel="alternate" type="text/markdown" href={SITE_URL + dataPaths.markdown(path)} />
      )}
      {SITE_URL && <Announcements path={path} />}
    </>
  )
}

function Picture({ path }: { path: string }) {
  const { name, title, line } = pictureOf(path)
  return (
    <>
      <meta property="og:image" content={`${SITE_URL}/${name}`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(PICTURE_SIZE.width)} />
      <meta property="og:image:height" content={String(PICTURE_SIZE.height)} />
      <meta property="og:image:alt" content={`${SITE_NAME}. ${title}: ${line}`} />
    </>
  )
}

/** The feeds and the search of the site, for browsers and feed readers (FIND-4). */
function Announcements({ path }: { path: string }) {
  const kind = itemKindAt(path)
  return (
    <>
      {kind && <FeedLink title={KINDS[kind].title} path={paths.feed(kind)} />}
      {path === paths.amounts && <FeedLink title={TOOL_NAMES.amounts} path={AMOUNTS_FEED} />}
      <FeedLink title="All changes" path={paths.changesFeed} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={SITE_NAME}
        href={SITE_URL + paths.openSearch}
      />
    </>
  )
}

const FeedLink = ({ title, path }: { title: string; path: string }) => (
  <link rel="alternate" type="application/atom+xml" title={`${SITE_NAME}: ${title}`} href={SITE_URL + path} />
)

const isItem = (path: string) => ITEM_KINDS.some((kind) => path.startsWith(`${KINDS[kind].path}/`))
