import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Prefetch } from '@/app/prefetch'
import { type ListShape, readListAddress } from '@/lib/list-address'
import { pageOfAddress } from '@/lib/page-number'

/** Starts the queries of a page. */
export type Loader = (prefetch: Prefetch, args: LoaderFunctionArgs) => void

export const idOf = ({ params }: LoaderFunctionArgs) => params.id ?? ''

/** What the address of a list asks for. */
export const askedOf = ({ request }: LoaderFunctionArgs, shape: ListShape) => {
  const { pathname, searchParams } = new URL(request.url)
  return readListAddress(searchParams, shape, pageOfAddress(pathname, searchParams))
}
