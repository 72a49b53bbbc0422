/** The mark of an item of a numbered list, as a law cites it: "(a)", "(iv)", and "3." where the list has no letters. */
export function markOf(type: string | undefined, count: number): string {
  const letter = type === undefined ? undefined : LETTERS[type]
  return letter ? `(${letter(count)})` : `${count}.`
}

/** Whether a list of this type has letters. */
export const hasLetters = (type: string | undefined): boolean => type !== undefined && Object.hasOwn(LETTERS, type)

const LETTERS: Readonly<Record<string, (count: number) => string>> = {
  a: letters,
  A: (count) => letters(count).toUpperCase(),
  i: roman,
  I: (count) => roman(count).toUpperCase(),
}

/** "a" to "z", then "aa". */
function letters(count: number): string {
  const before = count > 26 ? letters(Math.floor((count - 1) / 26)) : ''
  return before + String.fromCharCode('a'.charCodeAt(0) + ((count - 1) % 26))
}

const ROMAN = { m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 }

function roman(count: number): string {
  let rest = count
  return Object.entries(ROMAN)
    .map(([sign, value]) => {
      const times = Math.floor(rest / value)
      rest -= times * value
      return sign.repeat(times)
    })
    .join('')
}
