import { useMemo } from 'react'
import { parentsQuery } from '@/data/order/staff'
import { RELATED_RULING_LIMITS, type RelatedRulingInput } from '@/data/related-rulings/schema'
import { type RelatedRulingRow, relatedRulings } from '@/data/related-rulings/staff'
import { type SectionVersionInput, VERSION_LIMITS } from '@/data/section-versions/schema'
import { type SectionVersionRow, sectionVersions } from '@/data/section-versions/staff'
import { SECTION_LIMITS, type SectionInput } from '@/data/sections/schema'
import { type SectionListed, type SectionRow, sections } from '@/data/sections/staff'
import { formatDay, todayInIsrael } from '@/lib/dates'
import type { LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { changedColumn, citedColumn, orderColumn } from '@/office/common-columns'
import {
  ASKED_AS_FIELD,
  contentField,
  ORDER_FIELD,
  TEXT_AS_OF,
  textAgeFields,
  titleField,
} from '@/office/form/common-fields'
import { knownDate, storedDate } from '@/office/form/known-date'
import { stateColumn } from '@/office/list/row-state'
import { type FieldSpec, integerOf, linesOf, type Manager, textOf } from '@/office/manager'
import { ManagerPart } from '@/office/manager-part'
import { ExternalLink } from '@/ui/content/external-link'

/** The day of its text as it is stored: as exact as it is known (TRUE-1). */
function textDayOf(values: Parameters<typeof textOf>[0]) {
  const { date, date_precision } = storedDate(textOf(values, 'text_as_of'))
  return { text_as_of: date, text_precision: date_precision }
}

const SECTION_FIELDS: readonly FieldSpec[] = [
  titleField(SECTION_LIMITS.title),
  {
    ...contentField(SECTION_LIMITS.content),
    hint: 'Items and headings that begin with "(a)" or "30(a)(5)" get an address and a mark in the margin when the text is saved.',
  },
  ORDER_FIELD,
  ...textAgeFields('text'),
  {
    name: 'unchanged_to',
    label: 'Known to read the same on',
    kind: 'date',
    width: 'half',
    after: TEXT_AS_OF,
    hint: 'A later day on which that text is known not to have changed, if there is one.',
  },
  {
    name: 'in_force_from',
    label: 'In force from',
    kind: 'date',
    width: 'half',
    hint: 'The day from which the law has read so, if it is known; no day to come. An amendment sets it by itself.',
  },
  {
    name: 'notice',
    label: 'Notice at its head',
    kind: 'text',
    control: 'textarea',
    limit: SECTION_LIMITS.notice,
    hint: 'What readers should know beside the text, in plain words; shown with the day on which it was last changed. What an amendment changes is told by its public note.',
  },
  ASKED_AS_FIELD,
]

/** The sections of a chapter as staff keep them. */
export const sectionsOf = (chapterId: string, type: LawType): Manager<SectionListed, SectionRow, SectionInput> => ({
  table: sections,
  nouns: ['section', 'sections'],
  isOrdered: true,
  parents: {
    noun: 'chapter',
    column: 'chapter_id',
    query: parentsQuery('chapters', type),
    note: 'Its address stays the same.',
  },
  fields: SECTION_FIELDS,
  blank: (count) => ({
    title: '',
    content: '',
    order: String(count + 1),
    text_as_of: todayInIsrael(),
    unchanged_to: '',
    changes_noted_to: '',
    in_force_from: '',
    notice: '',
    asked_as: '',
  }),
  valuesOf: ({
    title,
    content,
    order,
    text_as_of,
    text_precision,
    unchanged_to,
    changes_noted_to,
    in_force_from,
    notice,
    asked_as,
  }) => ({
    title,
    content,
    order: String(order),
    text_as_of: knownDate({ date: text_as_of, date_precision: text_precision }),
    unchanged_to: unchanged_to ?? '',
    changes_noted_to: changes_noted_to ?? '',
    in_force_from: in_force_from ?? '',
    notice,
    asked_as: asked_as.join('\n'),
  }),
  paragraphsOf: ({ paragraphs }) => paragraphs,
  inputOf: (values) => ({
    chapter_id: chapterId,
    title: textOf(values, 'title'),
    content: textOf(values, 'content'),
    order: integerOf(values, 'order'),
    ...textDayOf(values),
    unchanged_to: textOf(values, 'unchanged_to') || null,
    changes_noted_to: textOf(values, 'changes_noted_to') || null,
    in_force_from: textOf(values, 'in_force_from') || null,
    notice: textOf(values, 'notice'),
    asked_as: linesOf(values, 'asked_as'),
  }),
  lineOf: ({ title }) => ({ title, details: [] }),
  publicPath: ({ id }) => paths.section(type, id),
  titleColumn: { name: 'title', label: 'Section' },
  columns: [stateColumn('sections'), orderColumn(), citedColumn(), changedColumn()],
  hasFacts: true,
  deletion: ({ title }) => ({
    question: 'Are you sure you want to delete this section?',
    detail: `The related rulings and former texts of "${title}" are deleted too. What an amendment repeals keeps its former texts.`,
  }),
  inside: {
    label: 'Related texts',
    nouns: ['related ruling', 'related rulings'],
    level: 'section-related-',
    render: ({ id }) => (
      <>
        <SectionRulings sectionId={id} />
        <FormerTexts sectionId={id} />
      </>
    ),
  },
})

/** The sections of a chapter, in the chapter's place (ADM-2). */
export function ChapterSections({ chapterId, type }: { chapterId: string; type: LawType }) {
  const manager = useMemo(() => sectionsOf(chapterId, type), [chapterId, type])
  const only = useMemo(() => ({ chapter_id: chapterId }), [chapterId])
  return <ManagerPart manager={manager} title="Sections" only={only} parent={chapterId} level="section-" />
}

const rulingsOf = (sectionId: string): Manager<RelatedRulingRow, RelatedRulingRow, RelatedRulingInput> => ({
  table: relatedRulings,
  nouns: ['related ruling', 'related rulings'],
  fields: [
    {
      name: 'url',
      label: 'Link',
      kind: 'link',
      control: 'ruling',
      isRequired: true,
      limit: RELATED_RULING_LIMITS.url,
      hint: 'To a ruling of this site, which brings its title, or the web address of one elsewhere.',
    },
    titleField(RELATED_RULING_LIMITS.title),
  ],
  blank: () => ({ title: '', url: '' }),
  valuesOf: ({ title, url }) => ({ title, url }),
  inputOf: (values) => ({ section_id: sectionId, title: textOf(values, 'title'), url: textOf(values, 'url') }),
  lineOf: ({ title, url }) => ({ title, details: [url] }),
  preview: (values) => (
    <p>
      <ExternalLink href={textOf(values, 'url')}>{textOf(values, 'title')}</ExternalLink>
    </p>
  ),
  deletion: ({ title }) => ({ question: 'Are you sure you want to delete this related ruling?', detail: title }),
})

/** The rulings to read beside a section, in the section's place (ADM-2, ADM-12). */
function SectionRulings({ sectionId }: { sectionId: string }) {
  const manager = useMemo(() => rulingsOf(sectionId), [sectionId])
  const only = useMemo(() => ({ section_id: sectionId }), [sectionId])
  return (
    <ManagerPart manager={manager} title="Related rulings" only={only} parent={sectionId} level="section-related-" />
  )
}

const formerTextsOf = (
  sectionId: string,
): Manager<
  Omit<SectionVersionRow, 'content' | 'section_id' | 'text_as_of' | 'text_precision'>,
  SectionVersionRow,
  SectionVersionInput
> => ({
  table: sectionVersions,
  nouns: ['former text', 'former texts'],
  fields: [
    titleField(VERSION_LIMITS.title),
    contentField(VERSION_LIMITS.content),
    {
      name: 'from_day',
      label: 'First day',
      kind: 'date',
      width: 'half',
      hint: 'The day from which the law read so; empty if it is not known.',
    },
    { name: 'to_day', label: 'Last day', kind: 'date', isRequired: true, width: 'half' },
    {
      ...TEXT_AS_OF,
      kind: 'known-date',
      width: 'half',
      hint: 'The day of the text that this was written from.',
    },
    {
      name: 'note',
      label: 'What came after it',
      kind: 'text',
      limit: VERSION_LIMITS.note,
      hint: 'For readers, in a few words: rate of 18%',
    },
  ],
  blank: () => ({ title: '', content: '', from_day: '', to_day: '', text_as_of: '', note: '' }),
  valuesOf: ({ title, content, from_day, to_day, text_as_of, text_precision, note }) => ({
    title,
    content: content ?? '',
    from_day: from_day ?? '',
    to_day,
    text_as_of: text_as_of === null ? '' : knownDate({ date: text_as_of, date_precision: text_precision }),
    note,
  }),
  inputOf: (values) => ({
    section_id: sectionId,
    title: textOf(values, 'title'),
    content: textOf(values, 'content'),
    from_day: textOf(values, 'from_day') || null,
    to_day: textOf(values, 'to_day'),
    ...textDayOf(values),
    text_as_of: textDayOf(values).text_as_of || null,
    note: textOf(values, 'note'),
  }),
  lineOf: ({ title, from_day, to_day, note }) => ({
    title,
    details: [from_day ? `${formatDay(from_day)} to ${formatDay(to_day)}` : `until ${formatDay(to_day)}`, note].filter(
      Boolean,
    ),
  }),
  deletion: ({ title }) => ({ question: 'Are you sure you want to delete this former text?', detail: title }),
})

/** What a section said before, in the section's place (TIME-3). */
function FormerTexts({ sectionId }: { sectionId: string }) {
  const manager = useMemo(() => formerTextsOf(sectionId), [sectionId])
  const only = useMemo(() => ({ section_id: sectionId }), [sectionId])
  return <ManagerPart manager={manager} title="Former texts" only={only} parent={sectionId} level="section-former-" />
}
