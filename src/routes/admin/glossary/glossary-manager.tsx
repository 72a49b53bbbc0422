import { CircleDashed } from 'lucide-react'
import { defineStaffTable } from '@/data/staff-table'
import { NOT_SUMMARISED } from '@/kinds/term/not-summarised'
import type { FieldValues } from '@/lib/faults'
import { KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { changedColumn } from '@/office/common-columns'
import { importOf, placeOfText } from '@/office/csv-import/import-spec'
import { defineManager } from '@/office/define-manager'
import { choiceOf } from '@/office/fields/common-fields'
import { linesOf, textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { placeAddress } from '@/office/place-address'
import { StateMark } from '@/office/rows/row-state'
import { SCREENS } from '@/office/screens'

const OPEN = 'Without definition'
const IN_TEXTS = choiceOf({ true: 'Marked', false: 'Not marked' })

export const MANAGER = defineManager({
  table: defineStaffTable({
    table: 'terms',
    listed: ['term', 'hebrew', 'definition', 'note'],
    order: { column: 'term', ascending: true },
    searched: ['term', 'hebrew', 'definition', 'note'],
    sorted: ['term', 'hebrew'],
  }),
  nouns: KINDS.term.nouns,
  fields: [
    {
      name: 'term',
      label: 'English term',
      kind: 'text',
      isRequired: true,
      limit: 200,
      taken: 'There is a term of this name already. Change that one, or name this one otherwise.',
    },
    {
      name: 'variants',
      label: 'Other English forms',
      kind: 'lines',
      limit: 1000,
      hint: 'One a line: an abbreviation, another spelling. The search finds the term by them.',
    },
    { name: 'hebrew', label: 'Hebrew', kind: 'text', limit: 200, width: 'half' },
    {
      name: 'transliterations',
      label: 'Transliteration',
      kind: 'lines',
      limit: 1000,
      hint: 'The Hebrew in Latin letters; readers see the first line. Further lines are for other Hebrew words, not for other spellings, which the search knows.',
    },
    {
      name: 'definition',
      label: 'Definition',
      kind: 'text',
      control: 'textarea',
      limit: 1000,
      hint: `Only what the sources say. Left empty, readers see “${NOT_SUMMARISED}”`,
    },
    {
      name: 'defined_in',
      label: 'Defined or used in',
      kind: 'text',
      limit: 500,
      hint: 'As a text cites provisions: Sections 1 and 47; regulation 13 of the Registration Regulations',
    },
    {
      ...IN_TEXTS,
      name: 'is_marked',
      label: 'In texts',
      initially: 'true',
      hint: 'Texts that use a marked term lead to it. Do not mark a common word.',
    },
    {
      name: 'except_in',
      label: 'Not marked in',
      kind: 'lines',
      limit: 5000,
      hint: 'Addresses of texts where it means something else, one a line: /law/vat-law/30',
    },
    {
      name: 'note',
      label: 'Note for staff',
      kind: 'text',
      control: 'textarea',
      limit: 1000,
      hint: 'Where the definition comes from, and how sure it is. No page shows it.',
    },
  ],
  lineOf: ({ term, hebrew, definition, note }) => ({
    title: term,
    details: [hebrew, definition || note].filter(Boolean),
  }),
  publicPath: ({ id }) => paths.term(id),
  titleColumn: { name: 'term', label: KINDS.term.one },
  columns: [
    {
      name: 'state',
      label: 'State',
      cell: ({ definition }) => definition === '' && <StateMark icon={CircleDashed} word={OPEN} look="text-accent" />,
      width: 'w-48',
    },
    changedColumn(),
  ],
  hasFacts: true,
  filters: [
    { column: 'is_marked', label: 'In texts', options: IN_TEXTS.options },
    {
      column: 'is_defined',
      label: 'Definition',
      options: [
        ['true', 'With definition'],
        ['false', OPEN],
      ],
    },
  ],
  preview: (values) => <Preview values={values} />,
})

/** How they come in from a file, and go out (BULK-2). */
export const IMPORT = importOf(MANAGER, {
  defaults: { is_marked: 'true' },
  sameBy: [{ fields: ['term'] }],
  takesDuplicates: false,
  addressOf: (id) => placeAddress(placeOfText('term', id)),
})

/** The entry that the glossary will have. */
function Preview({ values }: { values: FieldValues }) {
  const [transliteration = ''] = linesOf(values, 'transliterations')
  return (
    <dl>
      <dt dir="auto" className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {textOf(values, 'term') || 'Without a name'}
        <span className="font-normal">
          <span lang="he">{textOf(values, 'hebrew')}</span> <i lang="he-Latn">{transliteration}</i>
        </span>
      </dt>
      <dd dir="auto">{textOf(values, 'definition') || NOT_SUMMARISED}</dd>
      <dd className="text-muted text-sm">{textOf(values, 'defined_in')}</dd>
    </dl>
  )
}

/** Staff's defined terms (TERM-1). */
export const Component = () => <ManagerPage title={SCREENS.glossary.label} manager={{ ...MANAGER, bringIn: IMPORT }} />
