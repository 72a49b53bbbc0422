const COUNT = new Intl.NumberFormat('en-GB')

/** A count as the reader sees it: "1,204". */
export const formatCount = (count: number): string => COUNT.format(count)
