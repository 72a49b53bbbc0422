import { LONGEST_MEANINGS, MOST_WORDS, SYNONYM_LIMITS, type SynonymInput } from '@/data/synonyms/schema'
import { type SynonymRow, synonyms } from '@/data/synonyms/staff'
import type { FieldValues } from '@/lib/faults'
import { changedColumn } from '@/office/common-columns'
import { importOf, placeOfText } from '@/office/csv-import/import-spec'
import { linesOf, type Manager, textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { placeAddress } from '@/office/place-address'
import { SCREENS } from '@/office/screens'

const ONE_WAY = 'One way'
const BOTH_WAYS = 'Both ways'
const directionOf = (isMutual: boolean) => (isMutual ? BOTH_WAYS : ONE_WAY)

const MANAGER: Manager<SynonymRow, SynonymRow, SynonymInput> = {
  table: synonyms,
  nouns: ['synonym', 'synonyms'],
  fields: [
    {
      name: 'typed',
      label: 'What readers type',
      kind: 'text',
      isRequired: true,
      limit: SYNONYM_LIMITS.typed,
      words: MOST_WORDS,
      taken: 'Another synonym has the same words. Change that one, or type other words here.',
      hint: 'A word, or up to three words that stand side by side: company car. Its other forms count, too.',
    },
    {
      name: 'means',
      label: 'What the texts say',
      kind: 'text',
      control: 'textarea',
      isRequired: true,
      limit: LONGEST_MEANINGS,
      words: MOST_WORDS,
      hint: 'One word or phrase a line, at most 20. Of a phrase, texts with all its words are found.',
    },
    {
      name: 'direction',
      label: 'Direction',
      kind: 'text',
      control: 'select',
      isRequired: true,
      options: [
        [ONE_WAY, ONE_WAY],
        [BOTH_WAYS, BOTH_WAYS],
      ],
      hint: 'Both ways: who types what the texts say also finds what has the words above.',
      width: 'half',
    },
  ],
  blank: (_count, _only, words) => ({ typed: words, means: '', direction: ONE_WAY }),
  valuesOf: ({ typed, means, is_mutual }) => ({
    typed,
    means: means.join('\n'),
    direction: directionOf(is_mutual),
  }),
  inputOf: (values) => ({
    typed: textOf(values, 'typed'),
    means: linesOf(values, 'means'),
    is_mutual: textOf(values, 'direction') === BOTH_WAYS,
  }),
  lineOf: ({ typed, means }) => ({ title: typed, details: [means.join(', ')] }),
  titleColumn: { name: 'typed', label: 'What readers type' },
  columns: [
    {
      name: 'is_mutual',
      label: 'Direction',
      cell: ({ is_mutual }) => directionOf(is_mutual),
      width: 'w-32',
      isOmittable: true,
    },
    changedColumn(),
  ],
  hasFacts: true,
  filters: [
    {
      column: 'is_mutual',
      label: 'Direction',
      options: [
        ['false', ONE_WAY],
        ['true', BOTH_WAYS],
      ],
    },
  ],
  preview: (values) => <Preview values={values} />,
  deletion: ({ title }) => ({ question: 'Are you sure you want to delete this synonym?', detail: title }),
}

/** How they come in from a file, and go out (BULK-2). */
export const IMPORT = importOf(MANAGER, {
  defaults: { direction: ONE_WAY },
  sameBy: [{ fields: ['typed'] }],
  takesDuplicates: false,
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
      {textOf(values, 'direction') === BOTH_WAYS && (
        <p dir="auto">
          {means}: each also finds texts with “{typed}”.
        </p>
      )}
    </>
  )
}

/** Staff's words of readers, each with what the texts say instead (SEARCH-9, SEARCH-10). */
export const Component = () => <ManagerPage title={SCREENS.synonyms.label} manager={{ ...MANAGER, bringIn: IMPORT }} />
