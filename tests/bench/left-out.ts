import { openBench } from './bench-database.ts'
import { formatTable } from './format-table.ts'

interface Wording {
  id: string
  wording: string
}

/** What is left out: a seventh of the wordings, always the same ones. */
const IS_LEFT_OUT = 'abs(hashtext(w)) % 7 = 3'

/** Leaves out wordings that staff may write, of all texts, and gives them back with their text. */
async function leaveOut({ sql }: Awaited<ReturnType<typeof openBench>>): Promise<Wording[]> {
  const tables = await sql<{ name: string }>(`
    select m.name from private.managed_tables as m
    join information_schema.columns as c on c.table_schema = 'public' and c.table_name = m.name
    where m.search_type is not null and c.column_name = 'asked_as' and c.is_generated = 'NEVER'`)
  const leftOut: Wording[] = []
  for (const { name } of tables) {
    leftOut.push(
      ...(await sql<Wording>(
        `select id, w as wording from public.${name}, unnest(asked_as) as w where ${IS_LEFT_OUT}`,
      )),
    )
    await sql(`
      update public.${name} set asked_as = array(
        select w from unnest(asked_as) with ordinality as a (w, place) where not ${IS_LEFT_OUT} order by place)
      where exists (select from unnest(asked_as) as w where ${IS_LEFT_OUT})`)
  }
  return leftOut
}

/** How well a text is found by a wording that it has no more: more queries than anybody can choose, and all may be read. */
async function main(): Promise<void> {
  const database = await openBench()
  try {
    const ranks: { isHebrew: boolean; rank: number }[] = []
    for (const { id, wording } of await leaveOut(database)) {
      const found = (await database.search(wording)).slice(0, 10)
      ranks.push({ isHebrew: /[א-ת]/.test(wording), rank: found.findIndex((one) => one.id === id) + 1 })
    }
    const row = (name: string, some: typeof ranks) => {
      const found = some.filter(({ rank }) => rank > 0)
      const mrr = found.reduce((sum, { rank }) => sum + 1 / rank, 0) / some.length
      return [name, String(some.length), mrr.toFixed(3), (found.length / some.length).toFixed(3)]
    }
    const rows = [
      row('all', ranks),
      row(
        'in Hebrew letters',
        ranks.filter(({ isHebrew }) => isHebrew),
      ),
    ]
    console.log(formatTable(['wordings left out', 'queries', 'MRR@10', 'recall@10'], rows))
  } finally {
    await database.close()
  }
}

await main()
