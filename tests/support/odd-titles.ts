/** Titles that break what is put together carelessly. */
export const ODD_TITLES = {
  quotes: `“A” v. "B" & 'C'`,
  markup: '</script><script>alert(1)</script><!-- </title> ]]>',
  hebrew: 'ע״א 123/45 פלוני נ׳ מנהל מע״מ',
  'unseen characters': 'A\u0001\u001b\u0085\u2028B \ufffe',
  '300 characters': 'W'.repeat(300),
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is tested
const UNSEEN = /[\u0001\u001b\u0085\u2028\ufffe ]+/g

/** Such a title as a line without characters that cannot be seen. */
export const shownTitle = (title: string): string => title.replace(UNSEEN, ' ').trim()
