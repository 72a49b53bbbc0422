import { figuresQuery } from '@/data/amounts/figures'

/** What the page of rates and amounts, and the tools that rest on them, ask for (TOOL-1). */
export const questionsOfAmounts = () => ({ figures: figuresQuery() })
