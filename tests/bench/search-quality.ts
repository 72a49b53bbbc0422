import { readFileSync } from 'node:fs'
import path from 'node:path'
import { idOf } from '../../supabase/seed/build.ts'
import { openBench } from './bench-database.ts'
import { createFullText } from './engine-full-text.ts'
import { createIlike, type Engine } from './engine-ilike.ts'
import { createMiniSearch } from './engine-minisearch.ts'
import { formatTable } from './format-table.ts'
import { readTexts } from './texts.ts'

/** What somebody types, with the keys of the seed's rows that answer it and of those that are of some use. */
interface Question {
  query: string
  /** Who asks: founder, seller, finance or hebrew. */
  group: string
  kind: string
  /** Any of them will do; none where the site has no answer. */
  answers: string[]
  useful: string[]
}

/** A question with what an engine found for it. */
interface Asked extends Question {
  found: string[]
}

const FIGURES = ['MRR@10', 'recall@10', 'nDCG@10']

const readJson = (file: string) => JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'))

const asTyped = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Those of a file that are not, word for word, what a text is "asked as": they would measure a copy. */
function readQuestions(file: string): Question[] {
  const askedAs: Record<string, string[]> = readJson('../../supabase/seed/asked-as.json')
  const wordings = new Set(Object.values(askedAs).flat().map(asTyped))
  const questions: Question[] = readJson(file)
  return questions.filter(({ query }) => !wordings.has(asTyped(query)))
}

async function ask(engine: Engine, questions: Question[]): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const question of questions) asked.push({ ...question, found: (await engine(question.query)).slice(0, 10) })
  return asked
}

/** The place of the first answer among what was found, from 1; 0 if there is none. */
function rankOf({ answers, found }: Asked): number {
  const right = new Set(answers.map(idOf))
  return found.findIndex((id) => right.has(id)) + 1
}

/** The gain of what was found (3 for an answer, 1 for what is of use), discounted by its place, of the most there is. */
function gainOf({ answers, useful, found }: Asked): number {
  const gains = new Map([
    ...answers.map((key): [string, number] => [idOf(key), 3]),
    ...useful.map((key): [string, number] => [idOf(key), 1]),
  ])
  const sum = (values: number[]) => values.reduce((total, gain, place) => total + gain / Math.log2(place + 2), 0)
  return sum(found.map((id) => gains.get(id) ?? 0)) / sum([...gains.values()].slice(0, 10))
}

/** MRR@10: the mean of 1/rank of the first answer. Recall@10: the share of questions with an answer among ten. */
function figuresOf(asked: Asked[]): string[] {
  const mean = (figure: (one: Asked) => number) => asked.reduce((total, one) => total + figure(one), 0) / asked.length
  const figures = [(one: Asked) => (rankOf(one) ? 1 / rankOf(one) : 0), (one: Asked) => (rankOf(one) ? 1 : 0), gainOf]
  return figures.map((figure) => (asked.length ? mean(figure).toFixed(3) : '–'))
}

/** How many of the questions without an answer found nothing, as they should. */
function silenceOf(asked: Asked[]): string {
  return `${asked.filter(({ found }) => found.length === 0).length} of ${asked.length}`
}

const hasAnswer = ({ answers }: Question) => answers.length > 0

/** A row of figures for each group, for each kind in it, and for each kind in all groups. */
function rowsByGroup(tuned: Asked[], unseen: Asked[]): string[][] {
  const row = (name: string, isMeant: (one: Asked) => boolean) => {
    const parts = [tuned, unseen].map((part) => part.filter(isMeant))
    return [name, ...parts.flatMap((part) => [String(part.length), ...figuresOf(part)])]
  }
  const groups = [...new Set(tuned.map(({ group }) => group))]
  const kindsOf = (asked: Asked[]) => [...new Set(asked.map(({ kind }) => kind))]
  return [
    ...groups.flatMap((group) => [
      row(group, (one) => one.group === group),
      ...kindsOf(tuned.filter((one) => one.group === group)).map((kind) =>
        row(`${group}, ${kind}`, (one) => one.group === group && one.kind === kind),
      ),
    ]),
    ...kindsOf(tuned).map((kind) => row(`all, ${kind}`, (one) => one.kind === kind)),
  ]
}

async function main(isVerbose: boolean): Promise<void> {
  const questions = [readQuestions('search-queries.json'), readQuestions('search-queries-unseen.json')]
  const database = await openBench()
  try {
    const texts = await readTexts(database)
    const ours: Engine = async (query) => (await database.search(query)).map(({ id }) => id)
    const withWordings = createMiniSearch(texts, ['title', 'body', 'asked'])
    const fullTextWithWordings = await createFullText(database, { trigrams: true, wordings: true })
    const engines: [name: string, engine: Engine][] = [
      [`search_content (${database.name})`, ours],
      ['MiniSearch, stems, one typo, beginnings', createMiniSearch(texts, ['title', 'body'])],
      ['MiniSearch, the same with the wordings', withWordings],
      ['Postgres full text, websearch_to_tsquery', await createFullText(database)],
      ['Postgres full text, any word, and trigrams', await createFullText(database, { trigrams: true })],
      ['Postgres full text, the same with the wordings', fullTextWithWordings],
      ['ilike, any word, the score literally', createIlike(database, 'any word')],
      ['ilike, the whole query', createIlike(database, 'whole query')],
    ]
    const rows: string[][] = []
    const byGroup: [name: string, rows: string[][]][] = []
    for (const [name, engine] of engines) {
      const parts = await Promise.all(questions.map((part) => ask(engine, part)))
      const [tuned = [], unseen = []] = parts.map((part) => part.filter(hasAnswer))
      const silent = parts.map((part) => silenceOf(part.filter((one) => !hasAnswer(one))))
      rows.push([name, ...figuresOf(tuned), silent[0] ?? '', ...figuresOf(unseen), silent[1] ?? ''])
      if ([ours, withWordings, fullTextWithWordings].includes(engine)) byGroup.push([name, rowsByGroup(tuned, unseen)])
      if (engine === ours && isVerbose) printMissed(tuned, new Map(texts.map(({ id, title }) => [id, title])))
    }
    console.log(
      `${questions.map((part) => part.length).join(' tuned and ')} unseen queries over ${texts.length} texts\n`,
    )
    const columns = (last: string) =>
      ['tuned', 'unseen'].flatMap((part) => [...FIGURES, last].map((c) => `${c} ${part}`))
    console.log(formatTable(['', ...columns('silent')], rows))
    const head = ['tuned', 'unseen'].flatMap((part) => ['queries', ...FIGURES].map((column) => `${column} ${part}`))
    for (const [name, figures] of byGroup) {
      console.log(`\n${name}, by who asks and how:\n`)
      console.log(formatTable(['', ...head], figures))
    }
  } finally {
    await database.close()
  }
}

/** Never of the unseen third: whoever reads its misses has begun to tune on it. */
function printMissed(asked: Asked[], titles: Map<string, string>): void {
  for (const one of asked.filter((each) => rankOf(each) !== 1)) {
    console.log(
      `${rankOf(one) || 'none'}\t[${one.group}, ${one.kind}] ${one.query}\n\t  want ${one.answers.join(' | ')}`,
    )
    console.log(
      `\t  got  ${one.found
        .slice(0, 4)
        .map((id) => titles.get(id))
        .join(' | ')}`,
    )
  }
}

await main(process.argv.includes('--missed'))
