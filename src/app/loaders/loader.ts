import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Prefetch } from '@/app/prefetch'

/** Starts the queries of a page. */
export type Loader = (prefetch: Prefetch, args: LoaderFunctionArgs) => void
