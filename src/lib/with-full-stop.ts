/** Ends a sentence with a full stop, unless it ends already: “How is it taxed?”, with its quotation marks or without. */
export const withFullStop = (sentence: string): string => (/[.?!]”?$/.test(sentence) ? sentence : `${sentence}.`)
