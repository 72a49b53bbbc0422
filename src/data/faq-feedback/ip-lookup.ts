import * as v from 'valibot'

const DEFAULT_SERVICE = 'https://api.ipify.org?format=json'

const TIME_LIMIT = 2000 // milliseconds (FAQ-4)

/** The URL of the IP look-up service; empty when VITE_IP_LOOKUP_URL is set to nothing, which switches it off. */
export function ipLookupUrl(environment: { VITE_IP_LOOKUP_URL?: string } = import.meta.env): string {
  return (environment.VITE_IP_LOOKUP_URL ?? DEFAULT_SERVICE).trim()
}

/** The reader's IP address (FAQ-4); null when the service is off, fails, is late or answers something else. */
export async function lookUpIp(): Promise<string | null> {
  const url = ipLookupUrl()
  if (!url) return null
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT), referrerPolicy: 'no-referrer' })
    const ip = ipIn(await response.json())
    if (!ip) console.warn('The IP look-up service answered no address; the feedback goes without one')
    return ip
  } catch (error) {
    console.warn('The IP look-up failed; the feedback goes without an address', error)
    return null
  }
}

/** The address in the service's answer, `{"ip": …}`; null when Postgres would not take it as inet. */
export function ipIn(answer: unknown): string | null {
  return v.is(ANSWER, answer) ? answer.ip : null
}

/** As URLs have it, which know no zone ("fe80::1%eth0"): valibot's own patterns for it would be loaded with every page. */
const isAddress = (text: string) =>
  /^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/.test(text)
    ? URL.canParse(`http://${text}`)
    : /^[\da-f:.]*:[\da-f:.]*$/i.test(text) && URL.canParse(`http://[${text}]`)

const ANSWER = v.object({ ip: v.pipe(v.string(), v.check(isAddress)) })
