import { termsQuery } from '@/data/terms/queries'

// Apart from what packs, feeds and search engines are told, which readers of the glossary do not need.

/** What the glossary asks: for its loader, the page itself and the build (TERM-1). */
export const questionsOfGlossary = () => ({ terms: termsQuery() })
