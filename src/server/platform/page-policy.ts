import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Returns the inline scripts that carry the renderer's mark, and the document without the marks. An
 * injected script cannot know the mark, so the policy does not allow it.
 */
export function extractTrustedScripts(html: string, mark: string) {
  const attribute = ` nonce="${mark}"`
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => attributes.includes(attribute))
    .map(([, , script = '']) => script)
  return { html: html.replaceAll(attribute, ''), scripts }
}

/** A page (with all paths below it) that embeds a provider's window. Only these allow its hosts. */
export interface WidgetPage {
  readonly path: string
  /** Hosts of the window's scripts and requests. */
  readonly hosts: readonly string[]
}

/** Allowed sources besides the site itself. */
interface AllowedSources {
  /** Allowed `connect-src` addresses. */
  readonly connectTo: readonly string[]
  /** Hosts of a provider's window. */
  readonly hosts: readonly string[]
}

/** A page that runs a script of others in a frame of our pages, and has no other purpose. */
export interface FramedPage {
  readonly path: string
  readonly script: string
  /** Hosts that the script may show in frames of its own. */
  readonly frames: readonly string[]
}

/** Content security policy of a page. Only the site itself may frame a framed page. */
export const pagePolicy = (
  scripts: readonly string[],
  sources: AllowedSources = { connectTo: [], hosts: [] },
  framed?: FramedPage,
): string => (framed ? framedPagePolicy(scripts, framed) : sitePolicy(scripts, sources))

/**
 * Allows the site's own scripts and the given inline ones. Uses hashes instead of nonces, so that a
 * rendered page can be cached.
 */
const sitePolicy = (scripts: readonly string[], { connectTo, hosts }: AllowedSources) =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...hashesOf(scripts), ...hosts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self' data: blob:", ...hosts].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...connectTo, ...hosts].join(' '),
    ['frame-src', "'self'", ...hosts].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ['form-action', "'self'", ...hosts].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')

/** Without `'self'`, the script can neither request nor embed anything of our site. */
const framedPagePolicy = (scripts: readonly string[], { script, frames }: FramedPage) =>
  [
    "default-src 'none'",
    ['script-src', ...hashesOf(scripts), new URL(script).origin].join(' '),
    "style-src 'unsafe-inline'",
    ['frame-src', ...frames].join(' '),
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

const hashesOf = (scripts: readonly string[]) =>
  new Set(
    scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  )
