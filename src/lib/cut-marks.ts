/**
 * A text with at most four combining marks at each letter, as private.cut_marks() has it (SEC-2): no language has more, and
 * thousands widen a page, because no line can end within them.
 */
export const cutMarks = (text: string): string => text.replace(/(\p{M}{4})\p{M}+/gu, '$1')
