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

/**
 * Content security policy that allows the site's own scripts and the given inline ones. Uses hashes
 * instead of nonces, so that a rendered page can be cached.
 */
export function pagePolicy(
  scripts: readonly string[],
  { connectTo, hosts }: AllowedSources = { connectTo: [], hosts: [] },
): string {
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(hashes), POSTCODE_SCRIPTS, ...hosts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self' data: blob:", ...hosts].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...connectTo, ...hosts].join(' '),
    ['frame-src', ...POSTCODE_FRAMES, ...hosts].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    ['form-action', "'self'", ...hosts].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Postcode search, loaded on use. */
const POSTCODE_SCRIPTS = 'https://t1.kakaocdn.net'
const POSTCODE_FRAMES = ['https://postcode.map.daum.net', 'https://postcode.map.kakao.com']
