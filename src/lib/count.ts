import { lazily } from './lazily'

const countFormat = lazily(() => new Intl.NumberFormat('en-GB'))

/** A count as the reader sees it: "1,204". */
export const formatCount = (count: number): string => countFormat().format(count)
