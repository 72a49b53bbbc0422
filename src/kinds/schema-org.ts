import { publisher, SITE_NAME, SITE_URL } from '@/lib/site'
import { paths } from '@/names/paths'
import { plainLine } from '@/texts/plain-line'

// What descriptions of pages by schema.org have in common (FIND-3); only a build writes them.

/** The language of the site's texts. */
export const LANGUAGE = 'en'

/** The whole address of a page. */
export const urlOf = (path: string) => SITE_URL + path

/** The UTC day of a moment, as the pages show it. */
export const dayOf = (moment: string) => new Date(moment).toISOString().slice(0, 10)

/** Who stands behind the site's own texts. */
export const thePublisher = () =>
  ({ '@type': 'Organization', name: publisher() || SITE_NAME, url: urlOf(paths.home) }) as const

/** What the text of a law or a section here is: a page without authority. */
export const asUnofficial = (path: string) =>
  ({
    '@type': 'LegislationObject',
    url: urlOf(path),
    inLanguage: LANGUAGE,
    legislationLegalValue: 'https://schema.org/UnofficialLegalValue',
  }) as const

/** A law, or a part of one. */
export const nameLaw = (title: string, path: string) =>
  ({ '@type': 'Legislation', name: plainLine(title), url: urlOf(path) }) as const
