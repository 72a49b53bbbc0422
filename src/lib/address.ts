/** A host's name or number and its port; without "user@" before it, behind which another host could hide. */
const HOST = '(?:\\[[0-9a-f:.]+\\]|[^\\s/?#@\\\\:<>"[\\]^`{|}]+)(?::[0-9]{1,5})?'

const WEB = new RegExp(`^https?://${HOST}(?:[/?#]\\S*)?$`, 'i')

/** Where a link may lead. No path that browsers read as "//": they skip line breaks and tabs, and take \ for /. */
export const ADDRESS = new RegExp(`^(?:https?://${HOST}(?:[/?#]|$)|mailto:|tel:|/(?![\\t\\n\\r]*[\\\\/])|#)`, 'i')

/**
 * Whether a link may lead there: the web, a mail address, a telephone number, or a place on this site. Every stored or typed
 * address that becomes a link passes this (SEC-2).
 */
export const isAllowedAddress = (address: string): boolean => ADDRESS.test(address)

/** Whether it is the whole address of something on the web; private.is_web_address() is the same rule in SQL. */
export const isWebAddress = (address: string): boolean => WEB.test(address)
