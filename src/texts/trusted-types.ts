// A browser that knows Trusted Types takes markup, and addresses of scripts, only from a policy that the site's
// Content-Security-Policy names (SEC-3). What a policy makes is an object that the DOM takes for a string.

interface Policy {
  createHTML(markup: string): string
  createScriptURL(address: string): string
}

declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined

const RULES: Policy = {
  createHTML: (markup) => markup,
  createScriptURL: (address) => {
    const { origin } = window.location
    if (new URL(address, origin).origin !== origin) throw new TypeError(`Not a script of this site: ${address}`)
    return address
  },
}

const policy = typeof trustedTypes === 'undefined' ? RULES : trustedTypes.createPolicy('site', RULES)

/** Markup that the document may take: of what `sanitise` made, or to be parsed into a document that runs nothing. */
export const trustedMarkup = (markup: string): string => policy.createHTML(markup)

/**
 * The address of a script of this site, for a worker.
 * @throws TypeError when it is another site's
 */
export const trustedScript = (address: string): string => policy.createScriptURL(address)
