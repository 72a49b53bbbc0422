import { useMemo } from 'react'
import { RELATED_RULING_LIMITS, type RelatedRulingInput } from '@/data/related-rulings/schema'
import { type RelatedRulingRow, relatedRulings } from '@/data/related-rulings/staff'
import { titleField } from '@/office/form/common-fields'
import { type Manager, textOf } from '@/office/manager'
import { ManagerPart } from '@/office/manager-part'

const rulingsOf = (sectionId: string): Manager<RelatedRulingRow, RelatedRulingRow, RelatedRulingInput> => ({
  table: relatedRulings,
  nouns: ['related ruling', 'related rulings'],
  fields: [
    titleField(RELATED_RULING_LIMITS.title),
    {
      name: 'url',
      label: 'Link',
      kind: 'link',
      isRequired: true,
      limit: RELATED_RULING_LIMITS.url,
      hint: 'A web address, or the path of a ruling of this site: /rulings/ and its id.',
    },
  ],
  blank: () => ({ title: '', url: '' }),
  valuesOf: ({ title, url }) => ({ title, url }),
  inputOf: (values) => ({ section_id: sectionId, title: textOf(values, 'title'), url: textOf(values, 'url') }),
  lineOf: ({ title, url }) => ({ title, details: [url] }),
  preview: (values) => (
    <p>
      <a href={textOf(values, 'url')} className="link">
        {textOf(values, 'title')}
      </a>
    </p>
  ),
  deletion: ({ title }) => ({ question: 'Are you sure you want to delete this related ruling?', detail: title }),
})

/** The rulings to read beside a section, in the section's place (ADM-2, ADM-12). */
export function SectionRulings({ sectionId }: { sectionId: string }) {
  const manager = useMemo(() => rulingsOf(sectionId), [sectionId])
  const only = useMemo(() => ({ section_id: sectionId }), [sectionId])
  return (
    <ManagerPart manager={manager} title="Related rulings" only={only} parent={sectionId} level="section-related-" />
  )
}
