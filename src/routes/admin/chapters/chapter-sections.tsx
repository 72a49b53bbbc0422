import { useMemo } from 'react'
import { parentsQuery } from '@/data/order/staff'
import { SECTION_LIMITS } from '@/data/sections/schema'
import { sections } from '@/data/sections/staff'
import { defineStaffTable } from '@/data/staff-table'
import { formatDay } from '@/lib/dates'
import type { LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { changedColumn, citedColumn, orderColumn } from '@/office/common-columns'
import { defineManager } from '@/office/define-manager'
import {
  ASKED_AS_FIELD,
  changesNotedField,
  contentField,
  FORMER_TEXT_AS_OF,
  KNOWN_TEXT_AS_OF,
  ORDER_FIELD,
  TEXT_AS_OF,
  titleField,
} from '@/office/fields/common-fields'
import { textOf } from '@/office/manager'
import { ManagerPart } from '@/office/manager-part'
import { stateColumn } from '@/office/rows/row-state'
import { ExternalLink } from '@/ui/content/external-link'

/** The sections of a chapter as staff keep them. */
export const sectionsOf = (chapterId: string, type: LawType) =>
  defineManager({
    within: { chapter_id: chapterId },
    reads: ['paragraphs'],
    table: sections,
    nouns: ['section', 'sections'],
    isOrdered: true,
    parents: {
      noun: 'chapter',
      column: 'chapter_id',
      query: parentsQuery('chapters', type),
      note: 'Its address stays the same.',
    },
    fields: [
      titleField(300),
      {
        ...contentField(SECTION_LIMITS.content),
        hint: 'Items and headings that begin with "(a)" or "30(a)(5)" get an address and a mark in the margin when the text is saved.',
      },
      ORDER_FIELD,
      KNOWN_TEXT_AS_OF,
      changesNotedField('text'),
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
        limit: 500,
        hint: 'What readers should know beside the text, in plain words; shown with the day on which it was last changed. What an amendment changes is told by its public note.',
      },
      ASKED_AS_FIELD,
    ],
    paragraphsOf: ({ paragraphs }) => paragraphs,
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

export const rulingsOf = (sectionId: string) =>
  defineManager({
    table: defineStaffTable({
      table: 'related_rulings',
      listed: ['title', 'url'],
      order: { column: 'title', ascending: true },
      searched: ['title', 'url'],
      sorted: ['title'],
    }),
    within: { section_id: sectionId },
    nouns: ['related ruling', 'related rulings'],
    fields: [
      {
        name: 'url',
        label: 'Link',
        kind: 'link',
        control: 'ruling',
        isRequired: true,
        limit: 2000,
        hint: 'To a ruling of this site, which brings its title, or the web address of one elsewhere.',
      },
      titleField(300),
    ],
    lineOf: ({ title, url }) => ({ title, details: [url] }),
    preview: (values) => (
      <p>
        <ExternalLink href={textOf(values, 'url')}>{textOf(values, 'title')}</ExternalLink>
      </p>
    ),
  })

/** The rulings to read beside a section, in the section's place (ADM-2, ADM-12). */
function SectionRulings({ sectionId }: { sectionId: string }) {
  const manager = useMemo(() => rulingsOf(sectionId), [sectionId])
  const only = useMemo(() => ({ section_id: sectionId }), [sectionId])
  return (
    <ManagerPart manager={manager} title="Related rulings" only={only} parent={sectionId} level="section-related-" />
  )
}

export const formerTextsOf = (sectionId: string) =>
  defineManager({
    table: defineStaffTable({
      table: 'section_versions',
      listed: ['title', 'from_day', 'to_day', 'note'],
      order: { column: 'to_day', ascending: false },
      searched: ['title', 'note'],
      day: 'to_day',
    }),
    within: { section_id: sectionId },
    nouns: ['former text', 'former texts'],
    fields: [
      titleField(300),
      { ...contentField(1_000_000), isNullable: true },
      {
        name: 'from_day',
        label: 'First day',
        kind: 'date',
        width: 'half',
        hint: 'The day from which the law read so; empty if it is not known.',
      },
      { name: 'to_day', label: 'Last day', kind: 'date', isRequired: true, width: 'half' },
      FORMER_TEXT_AS_OF,
      {
        name: 'note',
        label: 'What came after it',
        kind: 'text',
        limit: 300,
        hint: 'For readers, in a few words: rate of 18%',
      },
    ],
    lineOf: ({ title, from_day, to_day, note }) => ({
      title,
      details: [
        from_day ? `${formatDay(from_day)} to ${formatDay(to_day)}` : `until ${formatDay(to_day)}`,
        note,
      ].filter(Boolean),
    }),
  })

/** What a section said before, in the section's place (TIME-3). */
function FormerTexts({ sectionId }: { sectionId: string }) {
  const manager = useMemo(() => formerTextsOf(sectionId), [sectionId])
  const only = useMemo(() => ({ section_id: sectionId }), [sectionId])
  return <ManagerPart manager={manager} title="Former texts" only={only} parent={sectionId} level="section-former-" />
}
