/** The name of the site of a web address, "haaretz.com"; any other words are themselves. */
export const siteOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address
