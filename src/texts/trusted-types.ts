import type { ShownHtml } from './html-text'

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

/** Markup as the document takes it, even where it is empty. */
export const trustedMarkup = (markup: ShownHtml | ''): string => policy.createHTML(markup)

/** Any markup, read into a document of its own, which runs nothing of it. */
export const parseMarkup = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html')

/**
 * The address of a script of this site, for a worker.
 * @throws TypeError when it is another site's
 */
export const trustedScript = (address: string): string => policy.createScriptURL(address)
