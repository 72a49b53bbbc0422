/** What is said where no source of ours says what a term means. */
export const NOT_SUMMARISED = 'Not summarised yet.'
