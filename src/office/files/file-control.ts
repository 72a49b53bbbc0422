/** What a control that chooses files looks like, beside the classes of any control; what is chosen stands elsewhere. */
export const FILE_CONTROL =
  'py-1! text-transparent file:me-3 file:h-[calc(var(--control)-0.625rem)] file:rounded-md file:border-0 file:bg-accent-soft file:px-3 file:font-semibold file:text-accent'
