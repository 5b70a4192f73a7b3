/** Placeholder origin for parsing an address; no real site can have it. */
const SITE = 'https://site.invalid'
const MAX_LENGTH = 2000
/** Control characters, spaces and backslashes: browsers drop or convert them while parsing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const UNSAFE = /[\u0000-\u0020\\\u007f]/
/** A path that names another host, written out or encoded: `//evil`, `/\evil`, `/%2Fevil`. */
const OTHER_HOST = /^\/(?:\/|\\|%2f|%5c)/i
/** Paths to which nobody returns: they redirect, or are not pages. */
const NO_RETURN = /^\/(?:$|(?:login|signup|callback|find-id-password|v1|api)(?:\/|$))/

/**
 * Returns the path, query and hash to go back to after signing in, or null for anything but a page of
 * this site. Prevents open redirects: absolute addresses, `//host`, `javascript:` and encoded forms
 * are refused, before and after the URL parser has resolved dot segments.
 */
export function returnPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || text.length > MAX_LENGTH) return null
  if (UNSAFE.test(text) || OTHER_HOST.test(text)) return null
  const url = parsed(text)
  if (url?.origin !== SITE || OTHER_HOST.test(url.pathname)) return null
  return NO_RETURN.test(url.pathname) ? null : url.pathname + url.search + url.hash
}

/** `URL.parse` is missing in the browsers of older apps. */
function parsed(text: string): URL | null {
  try {
    return new URL(text, SITE)
  } catch {
    return null
  }
}
