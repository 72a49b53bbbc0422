/** A guide's title as far as its first comma or provision: "Must we register?" for "Must we register, and by when?". */
export function shortTitle(title: string): string {
  const short = title.split(/,| under (?:section|regulation) /, 1)[0] ?? title
  return title.endsWith('?') && !short.endsWith('?') ? `${short}?` : short
}
