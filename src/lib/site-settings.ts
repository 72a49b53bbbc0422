/** Settings of the site that are addresses. */
type SiteEnvironment = { VITE_SITE_URL?: string | undefined; VITE_IP_LOOKUP_URL?: string | undefined }

/** Throws Error saying what to set, when one of these addresses cannot be used; unset they may be. */
export function checkSiteSettings({ VITE_SITE_URL = '', VITE_IP_LOOKUP_URL = '' }: SiteEnvironment): void {
  // Pages, scripts and files name each other from the root of a host.
  if (VITE_SITE_URL && originOf(VITE_SITE_URL) !== VITE_SITE_URL.replace(/\/+$/, '')) {
    throw new Error(
      `VITE_SITE_URL is not the address of a site: "${VITE_SITE_URL}". Set it to what all addresses of the site begin with, such as https://vat.example.com, without a path.`,
    )
  }
  if (VITE_IP_LOOKUP_URL.trim() && !originOf(VITE_IP_LOOKUP_URL)) {
    throw new Error(
      `VITE_IP_LOOKUP_URL is not an address: "${VITE_IP_LOOKUP_URL}". Set it to one such as https://api.ipify.org?format=json, or to nothing for no look-up.`,
    )
  }
}

/** The origin of an address of the web; undefined for anything else. */
const originOf = (address: string) =>
  /^\s*https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).origin : undefined
