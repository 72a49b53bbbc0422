import { sql } from './backend.ts'

type Amended = { title: string; day: string; note?: string; sourceUrl?: string; sections: readonly string[] }

/** Has readers told of an amendment that will give these sections other words, and repeal the last of them (TIME-5). */
export async function announceAmendment({ title, day, note, sourceUrl, sections }: Amended): Promise<string> {
  const [amendment] = await sql<{ id: string }>(
    `insert into public.amendments (title, day, note, source, source_url, announced_at)
    values ($1, $2::text::date, $3, 'A gazette', $4, '2026-11-12 09:00Z') returning id`,
    [title, day, note ?? '', sourceUrl ?? null],
  )
  const id = amendment?.id ?? ''
  for (const [place, section] of sections.entries()) {
    await sql(
      `insert into public.drafts (table_name, row_id, based_on, amendment_id, is_ready, is_repeal, written_by, "row")
      select 'sections', s.id, s.updated_at, $2::uuid, true, $3::boolean, gen_random_uuid(),
        case when $3::boolean then '{}' else jsonb_build_object('content', '<p>Zyxwords to come.</p>') end
      from public.sections as s where s.id = $1::uuid`,
      [section, id, place === sections.length - 1],
    )
  }
  return id
}

/** Has readers told of an amendment that is in force since a day, and gave these sections the words that they have. */
export async function bringIntoForce({ title, day, note, sections }: Amended): Promise<string> {
  const [amendment] = await sql<{ id: string }>(
    `insert into public.amendments (title, day, note, set_at, in_force_at)
    values ($1, $2::text::date, $3, $2::text::date, $2::text::date + interval '1 minute') returning id`,
    [title, day, note ?? ''],
  )
  const id = amendment?.id ?? ''
  for (const section of sections) {
    await sql(
      `insert into public.section_versions (section_id, title, content, to_day, ended_by)
      select s.id, s.title, '<p>Zyxformer words.</p>', $3::text::date - 1, $2::uuid from public.sections as s
      where s.id = $1::uuid`,
      [section, id, day],
    )
  }
  return id
}

/** Removes what these two have written. */
export async function forgetAmendments(ids: readonly string[]): Promise<void> {
  await sql('delete from public.drafts where amendment_id = any ($1::uuid[])', [ids])
  await sql('delete from public.section_versions where ended_by = any ($1::uuid[])', [ids])
  await sql('update public.amendments set announced_at = null, in_force_at = null where id = any ($1::uuid[])', [ids])
  await sql('update public.amendments set set_at = null where id = any ($1::uuid[])', [ids])
  await sql('delete from public.amendments where id = any ($1::uuid[])', [ids])
}
