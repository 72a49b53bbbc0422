// Loaded by a page whose first script is gone (src/site/prerender/start.js). The name of this file never changes: that it loads shows
// that the host answers, and that the page as it is there now names scripts that exist. The page is reloaded at most once a
// minute, with the key of src/app/reload-once.ts, which does the same for code that is missed later; and not where a reader has
// typed something, which would be lost.
const KEY = 'reloaded-for-missing-chunk'
const FIELDS = 'form:not([action]) :is(input, textarea)'
const isTyped = [...document.querySelectorAll(FIELDS)].some(({ value }) => value !== '')

if (!isTyped && Date.now() - Number(sessionStorage.getItem(KEY)) > 60_000) {
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}
