import { useRef } from 'react'
import type { CitationCounts } from '@/data/citations/margin'
import { useCitingSources } from '@/data/citations/queries'
import { Button } from '@/ui/button'
import { SaidIfSlow } from '@/ui/states/said-if-slow'
import { CitingList } from './citing-list'

export type CitingSourcesProps = {
  sectionId: string
  counts: CitationCounts
  /** The paragraph that the address names: what cites it comes first. */
  paragraph: string | undefined | null
}

/** The texts that cite a section, fetched when they are shown. */
export function CitingSources({ sectionId, counts, paragraph }: CitingSourcesProps) {
  const { data, error, refetch } = useCitingSources(sectionId)
  const box = useRef<HTMLDivElement>(null)
  const retry = () => {
    // The button goes away with the error: the focus waits where the answer will be.
    box.current?.focus()
    void refetch()
  }
  return (
    <div ref={box} tabIndex={-1} className="max-w-text border-line border-y py-3">
      {!data && !error && (
        <>
          <p>Loading…</p>
          <SaidIfSlow words="Still loading" />
        </>
      )}
      {error && !data && (
        <div role="alert">
          <p>What cites this section could not be loaded. {error.message}</p>
          <Button look="outline" className="mt-2" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {data?.length === 0 && <p>Nothing cites this section.</p>}
      {data && (
        <CitingList
          sources={data.map((source) => ({ ...source, paragraphs: source.paragraphs.join(', ') }))}
          counts={counts}
          paragraph={paragraph}
        />
      )}
    </div>
  )
}
