type Place = { id: string; number: string | null }
type Holder = { id: string; sections: Place[] }

/** The section that "#{sectionId}", "#s30" or "#s30(a)(5)" means (LAW-5); null when this law has none. */
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

/** The hash without its "#"; empty when it cannot be decoded. */
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

/** The hash of the section whose number somebody typed, as "30", "§ 30(a)(5)" or "reg. 6D"; null when this law has none. */
export function numberTyped(chapters: Holder[], typed: string): string | null {
  const number = /^\s*(?:§|s\.|sec\.|section|reg\.|regulation)?\s*(\d+[a-z]{0,2}(?:\([0-9a-z]{1,4}\))*)\s*$/i.exec(
    typed,
  )?.[1]
  const hash = `s${number}`
  return number && findTarget(chapters, `#${hash}`) ? hash : null
}
