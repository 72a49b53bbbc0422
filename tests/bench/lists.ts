import { type BenchDatabase, openBench } from './bench-database.ts'
import { formatTable } from './format-table.ts'
import { LISTS, type List, loadLists, ROWS, SEED, WORDS } from './generated-lists.ts'
import { createRandom } from './generated-sections.ts'
import { percentile } from './statistics.ts'

const RUNS = 60
const PAGE_SIZE = 20

/** One question that the site asks. */
interface Question {
  name: string
  statement: string
  /** The parameters of one run. */
  parameters: (random: () => number) => unknown[]
}

const NONE = () => []

/** A page of a table and the exact count in one statement, as PostgREST puts it. */
function pageOf(list: List, name: string, where = 'true', parameters: Question['parameters'] = NONE, skipped = 0) {
  const source = `(select ${list.columns}, date, id from public.${list.table} where ${where}`
  return {
    name,
    statement: `select (select count(*) from public.${list.table} where ${where}) as total,
      (select json_agg(p) from ${source} order by date desc, id limit ${PAGE_SIZE} offset ${skipped}) as p) as rows`,
    parameters,
  }
}

/** A page of what a list's search finds; the procedure counts as well. */
function searchOf(list: List, name: string, parameters: Question['parameters'], args = 'q => $1'): Question {
  return { name: `search: ${name}`, statement: `select * from public.search_${list.table}(${args})`, parameters }
}

const any =
  <Item>(from: readonly Item[]) =>
  (random: () => number): Item =>
    from[Math.floor(random() * from.length)]!
const common = any(WORDS.common)

function years(random: () => number): string[] {
  const first = 1990 + Math.floor(random() * 30)
  return [`${first}-01-01`, `${first + 3}-12-31`]
}

function questionsOf(list: List): Question[] {
  return [
    pageOf(list, 'first page'),
    pageOf(list, 'last page', 'true', NONE, ROWS - PAGE_SIZE),
    ...list.choices.map(({ column, values }) =>
      pageOf(list, `by ${column}`, `${column} = $1`, (random) => [any(values)(random)]),
    ),
    pageOf(list, 'by years', 'date >= $1::text::date and date <= $2::text::date', years),
    searchOf(list, 'no words', NONE, "q => ''"),
    searchOf(list, 'rare word', (random) => [any(WORDS.rare)(random)]),
    searchOf(list, 'common word', (random) => [common(random)]),
    searchOf(list, 'two common words', (random) => [`${common(random)} ${common(random)}`]),
    searchOf(list, 'first letters', (random) => [common(random).slice(0, 3)]),
    searchOf(list, 'one letter', (random) => [any([...'aeist'])(random)]),
    searchOf(list, 'nothing found', () => ['xqzwvk']),
    searchOf(
      list,
      `common word, by ${list.choices[0].column}`,
      (random) => [common(random), any(list.choices[0].values)(random)],
      `q => $1, only_${list.choices[0].column} => array[$2]`,
    ),
    searchOf(list, 'common word, last page', (random) => [common(random)], 'q => $1, page => 250'),
    // as holding() in src/data/staff-search.ts asks
    pageOf(list, "staff's search: common word", 'title ~* $1 or summary ~* $1', (random) => [common(random)]),
    pageOf(list, "staff's search: nothing found", 'title ~* $1 or summary ~* $1', () => ['xqzwvk']),
    ...(list.table === 'news'
      ? []
      : [searchOf(list, 'by provision', NONE, "q => '', only_provision => array['vat-law/30']")]),
    { name: 'options', statement: 'select * from public.get_list_options($1)', parameters: () => [list.table] },
  ]
}

/** Milliseconds of each run, asked as a visitor, with row-level security. */
async function measure(database: BenchDatabase, question: Question): Promise<number[]> {
  const random = createRandom(SEED)
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now()
    await database.sql(question.statement, question.parameters(random))
    times.push(performance.now() - start)
  }
  return times
}

async function main(): Promise<void> {
  const database = await openBench()
  try {
    const seconds = await loadLists(database)
    console.log(`${ROWS} rows in each list on ${database.name}, loaded in ${seconds.toFixed(0)} s; ${RUNS} runs each\n`)
    await database.sql('set role anon')
    for (const list of LISTS) {
      const questions = questionsOf(list)
      for (const question of questions) await database.sql(question.statement, question.parameters(createRandom(1)))
      const rows: string[][] = []
      let unfiltered = Number.NaN
      for (const question of questions) {
        const times = await measure(database, question)
        const median = percentile(times, 0.5)
        if (rows.length === 0) unfiltered = median
        const ratio = `${(median / unfiltered).toFixed(2)} ×`
        rows.push([question.name, median.toFixed(1), percentile(times, 0.99).toFixed(1), ratio])
      }
      console.log(`${formatTable([list.table, 'p50 ms', 'p99 ms', 'to the first page'], rows)}\n`)
    }
    await database.sql('reset role')
  } finally {
    await database.close()
  }
}

await main()
