/** A section's content, made up for measuring: so many characters of one kind. */
export const LONG_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  links: (length) => repeat(length, (place) => `<p><a href="/law/vat-law/${place}">section ${place}</a></p>`),
  'references in words': (length) =>
    repeat(
      length,
      (place) => `<p>section ${1 + (place % 400)}(a)(${place % 50}) of the Law and regulation ${place % 30}</p>`,
    ),
  'list items': (length) => repeat(length, (place) => `<li>(${letter(place)}) words</li>`),
  'names of cases': (length) =>
    repeat(
      length,
      (place) => `<p>CA ${place}/${10 + (place % 80)}, a judgment, and decision ${1000 + (place % 9000)}/21</p>`,
    ),
  Hebrew: (length) => repeat(length, (place) => `<p>תושב חוץ ${hebrew(place)} מס ערך מוסף</p>`),
  'one word': (length) => 'a'.repeat(length),
}

function repeat(length: number, piece: (place: number) => string): string {
  const pieces: string[] = []
  for (let place = 1, total = 0; total < length; place += 1) {
    const next = piece(place)
    pieces.push(next)
    total += next.length
  }
  return pieces.join('').slice(0, length)
}

const letter = (place: number) => String.fromCharCode(97 + (place % 26))

/** Another word for each of ten thousand places. */
const hebrew = (place: number) =>
  String.fromCharCode(...[place, place / 22, place / 484].map((digit) => 0x5d0 + (Math.floor(digit) % 22)))
