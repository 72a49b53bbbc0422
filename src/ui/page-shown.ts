/** What runs once the first page answers its reader: React has taken over what was written of it. */
export const firstPage = { onShown: () => {} }
