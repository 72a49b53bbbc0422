import { useQuery } from '@tanstack/react-query'
import type { DefinedTermSet } from 'schema-dts'
import type { Term } from '@/data/terms/queries'
import { LANGUAGE, urlOf } from '@/kinds/schema-org'
import type { Texts } from '@/kinds/texts'
import { KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { asStored } from '@/texts/html-text'
import { NOT_SUMMARISED } from './not-summarised'
import { questionsOfGlossary } from './questions'

/** The terms in packs: each is a place of the glossary. */
export const term: Texts = {
  usePacked: (id = '') => useQuery({ ...questionsOfGlossary().terms, select: (terms) => packed(terms, id) }),
}

function packed(terms: readonly Term[], id: string) {
  const found = terms.find((each) => each.id === id)
  if (!found) return null
  const { term: title, hebrew, transliteration, definition, provisions } = found
  const lines = [
    [hebrew, transliteration].filter(Boolean).join(', '),
    definition || NOT_SUMMARISED,
    provisions.join('; '),
  ]
  return {
    title,
    cited: { citation: `“${title}”` },
    path: paths.term(id),
    text: asStored(
      lines.map((line) => line && `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join(''),
    ),
  }
}

/** What the glossary is by schema.org (FIND-3); nothing without any term. */
export function describeTerms(terms: readonly Term[]): DefinedTermSet[] {
  if (terms.length === 0) return []
  return [
    {
      '@type': 'DefinedTermSet',
      name: KINDS.term.title,
      url: urlOf(paths.glossary),
      inLanguage: LANGUAGE,
      hasDefinedTerm: terms.map(({ id, term: name, hebrew, definition }) => ({
        '@type': 'DefinedTerm',
        name,
        url: urlOf(paths.term(id)),
        ...(hebrew && { alternateName: hebrew }),
        ...(definition && { description: definition }),
      })),
    },
  ]
}
