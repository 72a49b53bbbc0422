import { withHebrew } from './with-hebrew'

/** What only screen readers say of a control, after the words that all see: which one of many it is. */
export const srOnly = (words: string) => <span className="sr-only">{withHebrew(words)}</span>
