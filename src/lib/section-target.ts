type Place = { id: string; number: string | null }
type Holder = { id: string; sections: Place[] }

/**
 * The section that an address's hash means (LAW-5): "#{sectionId}", or by number "#s30", "#s30(a)(5)".
 * @param hash as the address has it, with its "#"; a malformed one means nothing
 * @returns the section's id and its chapter's, or null when this text holds no such section
 */
export function findTarget(chapters: Holder[], hash: string): { sectionId: string; chapterId: string } | null {
  const wanted = decodeHash(hash)
  if (!wanted) return null
  for (const isMeant of [exactly(wanted), numbered(wanted)]) {
    for (const chapter of chapters) {
      const section = chapter.sections.find(isMeant)
      if (section) return { sectionId: section.id, chapterId: chapter.id }
    }
  }
  return null
}

/** The hash without its "#", decoded; empty when there is none or it cannot be decoded. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

const exactly = (wanted: string) => (section: Place) =>
  section.id === wanted || (section.number !== null && wanted.toLowerCase() === `s${section.number.toLowerCase()}`)

const numbered = (wanted: string) => {
  const number = /^s(\d+[a-z]{0,2})\(/i.exec(wanted)?.[1]?.toLowerCase()
  return (section: Place) => number !== undefined && section.number?.toLowerCase() === number
}
