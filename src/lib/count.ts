import { lazily } from './lazily'

const countFormat = lazily(() => new Intl.NumberFormat('en-GB'))

/** A count with separators: "1,204". */
export const formatCount = (count: number): string => countFormat().format(count)
