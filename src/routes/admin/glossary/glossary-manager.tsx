import { CircleDashed } from 'lucide-react'
import { TERM_LIMITS, type TermInput } from '@/data/terms/schema'
import { type TermListed, type TermRow, terms } from '@/data/terms/staff'
import { NOT_SUMMARISED } from '@/kinds/term/not-summarised'
import type { FieldValues } from '@/lib/faults'
import { KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { changedColumn } from '@/office/common-columns'
import { importOf, placeOfText } from '@/office/csv-import/import-spec'
import { StateMark } from '@/office/list/row-state'
import { linesOf, type Manager, textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { placeAddress } from '@/office/place-address'
import { SCREENS } from '@/office/screens'

const OPEN = 'Without definition'
const MARKED = 'Marked'
const UNMARKED = 'Not marked'

const MANAGER: Manager<TermListed, TermRow, TermInput> = {
  table: terms,
  nouns: KINDS.term.nouns,
  fields: [
    {
      name: 'term',
      label: 'English term',
      kind: 'text',
      isRequired: true,
      limit: TERM_LIMITS.term,
      taken: 'There is a term of this name already. Change that one, or name this one otherwise.',
    },
    {
      name: 'variants',
      label: 'Other English forms',
      kind: 'text',
      control: 'textarea',
      limit: TERM_LIMITS.variants,
      hint: 'One a line: an abbreviation, another spelling. The search finds the term by them.',
    },
    { name: 'hebrew', label: 'Hebrew', kind: 'text', limit: TERM_LIMITS.hebrew, width: 'half' },
    {
      name: 'transliterations',
      label: 'Transliteration',
      kind: 'text',
      control: 'textarea',
      limit: TERM_LIMITS.transliterations,
      hint: 'The Hebrew in Latin letters; readers see the first line. Further lines are for other Hebrew words, not for other spellings, which the search knows.',
    },
    {
      name: 'definition',
      label: 'Definition',
      kind: 'text',
      control: 'textarea',
      limit: TERM_LIMITS.definition,
      hint: `Only what the sources say. Left empty, readers see “${NOT_SUMMARISED}”`,
    },
    {
      name: 'defined_in',
      label: 'Defined or used in',
      kind: 'text',
      limit: TERM_LIMITS.definedIn,
      hint: 'As a text cites provisions: Sections 1 and 47; regulation 13 of the Registration Regulations',
    },
    {
      name: 'marked',
      label: 'In texts',
      kind: 'text',
      control: 'select',
      options: [
        [MARKED, MARKED],
        [UNMARKED, UNMARKED],
      ],
      isRequired: true,
      width: 'half',
      hint: 'Texts that use a marked term lead to it. Do not mark a common word.',
    },
    {
      name: 'except_in',
      label: 'Not marked in',
      kind: 'text',
      control: 'textarea',
      limit: TERM_LIMITS.exceptIn,
      hint: 'Addresses of texts where it means something else, one a line: /law/vat-law/30',
    },
    {
      name: 'note',
      label: 'Note for staff',
      kind: 'text',
      control: 'textarea',
      limit: TERM_LIMITS.note,
      hint: 'Where the definition comes from, and how sure it is. No page shows it.',
    },
  ],
  blank: () => ({
    term: '',
    variants: '',
    hebrew: '',
    transliterations: '',
    definition: '',
    defined_in: '',
    marked: MARKED,
    except_in: '',
    note: '',
  }),
  valuesOf: ({ term, variants, hebrew, transliterations, definition, defined_in, is_marked, except_in, note }) => ({
    term,
    variants: variants.join('\n'),
    hebrew,
    transliterations: transliterations.join('\n'),
    definition,
    defined_in,
    marked: is_marked ? MARKED : UNMARKED,
    except_in: except_in.join('\n'),
    note,
  }),
  inputOf: (values) => ({
    term: textOf(values, 'term'),
    variants: linesOf(values, 'variants'),
    hebrew: textOf(values, 'hebrew'),
    transliterations: linesOf(values, 'transliterations'),
    definition: textOf(values, 'definition'),
    defined_in: textOf(values, 'defined_in'),
    is_marked: textOf(values, 'marked') === MARKED,
    except_in: linesOf(values, 'except_in'),
    note: textOf(values, 'note'),
  }),
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
    {
      column: 'is_marked',
      label: 'In texts',
      options: [
        ['true', MARKED],
        ['false', UNMARKED],
      ],
    },
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
  deletion: ({ title }) => ({ question: 'Are you sure you want to delete this term?', detail: title }),
}

/** How they come in from a file, and go out (BULK-2). */
export const IMPORT = importOf(MANAGER, {
  defaults: { marked: MARKED },
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
