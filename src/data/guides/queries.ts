import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { type References, textLinks } from '@/data/citations/links'
import { publicClient } from '@/data/public-client'
import { isUuid } from '@/data/uuid'
import { plainText } from '@/lib/plain-text'
import { asStored, type HtmlText } from '@/texts/html-text'
import { type Rest, readSteps, type Step } from './schema'

/** What a step rests on, with the address of the provision or case where this site has it. */
export type LinkedRest = Rest & { url: string | null }

/** A step as readers see it. */
export type GuideStep = Omit<Step, 'text' | 'ends' | 'rests'> & {
  text: HtmlText
  ends: HtmlText
  rests: LinkedRest[]
}

/** A published guide with all its steps, so that nothing has to be asked for between two answers; null if there is none. */
export const guideQuery = (id: string) =>
  queryOptions({
    queryKey: ['guides', 'one', id],
    queryFn: async ({ signal }) => {
      if (!isUuid(id)) return null
      const rows = ask(
        (await publicClient())
          .from('guides')
          .select('id, title, summary, nodes, text_as_of, changes_noted_to, updated_at:revised_at')
          .eq('id', id)
          .eq('is_enabled', true),
        signal,
      )
      const [data, links] = await Promise.all([rows, textLinks('guide', signal, [id])])
      const [row] = data
      return row ? guideAsRead(row, links[id] ?? []) : null
    },
  })

/** A row as the page of its guide reads it, with what it refers to. */
export function guideAsRead<Row extends { nodes: unknown }>(row: Row, references: References) {
  const { nodes, ...rest } = row
  return { ...rest, steps: readSteps(nodes).map((step) => stepAsRead(step, references)) }
}

export type Guide = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof guideQuery>['queryFn']>>>>

function stepAsRead({ text, ends, rests, ...step }: Step, references: References): GuideStep {
  // Each text has its own alone: a page holds all steps, and the references of a whole guide are many.
  const withLinks = (html: string) => {
    const words = plainText(html).replace(/\s+/g, ' ')
    return asStored(
      html,
      references.filter((reference) => words.includes(wordsOf(reference))),
    )
  }
  return {
    ...step,
    text: withLinks(text),
    ends: withLinks(ends),
    rests: rests.map((rest) => ({ ...rest, url: addressIn(rest.cite, references) })),
  }
}

const wordsOf = (reference: References[number]): string => reference.map(([words]) => words).join('')

/** Where the first reference in a citation leads; null if it leads nowhere. */
function addressIn(cite: string, references: References): string | null {
  const found = references.find((reference) => cite.includes(wordsOf(reference)))
  return found?.find(([, address]) => address)?.[1] ?? null
}
