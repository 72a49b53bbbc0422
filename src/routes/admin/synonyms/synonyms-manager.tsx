import { MOST_ADDED } from '@/data/additions/staff'
import { defineStaffTable } from '@/data/staff-table'
import type { FieldValues } from '@/lib/faults'
import { changedColumn } from '@/office/common-columns'
import { importOf, placeOfText } from '@/office/csv-import/import-spec'
import { defineManager } from '@/office/define-manager'
import { choiceOf } from '@/office/fields/common-fields'
import { linesOf, textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { placeAddress } from '@/office/place-address'
import { SCREENS } from '@/office/screens'

/** The words of what is typed, and of each meaning (private.are_meanings). */
const MOST_WORDS = 3

const DIRECTION = choiceOf({ false: 'One way', true: 'Both ways' })

export const MANAGER = defineManager({
  table: defineStaffTable({
    table: 'synonyms',
    listed: ['typed', 'means', 'is_mutual'],
    order: { column: 'typed', ascending: true },
    searched: ['words'],
    sorted: ['typed'],
  }),
  nouns: ['synonym', 'synonyms'],
  fields: [
    {
      name: 'typed',
      label: 'What readers type',
      kind: 'text',
      isRequired: true,
      limit: 100,
      initially: ({ words }) => words,
      words: MOST_WORDS,
      taken: 'Another synonym has the same words. Change that one, or type other words here.',
      hint: 'A word, or up to three words that stand side by side: company car. Its other forms count, too.',
    },
    {
      name: 'means',
      label: 'What the texts say',
      kind: 'lines',
      isRequired: true,
      limit: 1000,
      words: MOST_WORDS,
      hint: 'One word or phrase a line, at most 20. Of a phrase, texts with all its words are found.',
    },
    {
      ...DIRECTION,
      name: 'is_mutual',
      label: 'Direction',
      initially: 'false',
      hint: 'Both ways: who types what the texts say also finds what has the words above.',
    },
  ],
  lineOf: ({ typed, means }) => ({ title: typed, details: [means.join(', ')] }),
  titleColumn: { name: 'typed', label: 'What readers type' },
  columns: [
    {
      name: 'is_mutual',
      label: 'Direction',
      cell: ({ is_mutual }) => (is_mutual ? 'Both ways' : 'One way'),
      width: 'w-32',
      isOmittable: true,
    },
    changedColumn(),
  ],
  hasFacts: true,
  filters: [{ column: 'is_mutual', label: 'Direction', options: DIRECTION.options }],
  preview: (values) => <Preview values={values} />,
})

/** How they come in from a file, and go out (BULK-2). */
export const IMPORT = importOf(MANAGER, {
  defaults: { is_mutual: 'false' },
  sameBy: [{ fields: ['typed'] }],
  takesDuplicates: false,
  most: MOST_ADDED.synonyms,
  addressOf: (id) => placeAddress(placeOfText('synonym', id)),
})

/** What the search will do with it, in a sentence for each way. */
function Preview({ values }: { values: FieldValues }) {
  const typed = textOf(values, 'typed') || '…'
  const means = linesOf(values, 'means').join(', ') || '…'
  return (
    <>
      <p dir="auto">
        “{typed}” also finds texts with: {means}.
      </p>
      {textOf(values, 'is_mutual') === 'true' && (
        <p dir="auto">
          {means}: each also finds texts with “{typed}”.
        </p>
      )}
    </>
  )
}

/** Staff's words of readers, each with what the texts say instead (SEARCH-9, SEARCH-10). */
export const Component = () => <ManagerPage title={SCREENS.synonyms.label} manager={{ ...MANAGER, bringIn: IMPORT }} />
