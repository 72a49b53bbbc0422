import { staffClient } from '@/data/staff-client'
import { staffPageQuery } from '@/data/staff-page'

/** A page of the texts with references that lead nowhere, by kind and title (READ-6). */
export const deadReferencesQuery = (page: number) =>
  staffPageQuery('dead references', { page }, () => staffClient().rpc('get_dead_references', {}, { count: 'exact' }))

/** A text, and the words in it that refer to what is not on the site. */
export type DeadReferences = Awaited<
  ReturnType<NonNullable<ReturnType<typeof deadReferencesQuery>['queryFn']>>
>['rows'][number]
