import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Takes the renderer's mark off a document and returns the inline scripts that bore it. A script that
 * got into the document in another way cannot know the mark, so it is not among them and will not run.
 */
export function extractTrustedScripts(html: string, mark: string) {
  const attribute = ` nonce="${mark}"`
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => attributes.includes(attribute))
    .map(([, , script = '']) => script)
  return { html: html.replaceAll(attribute, ''), scripts }
}

/** A page, and all below it, that another company's window is part of. No other page lets it in. */
export interface WidgetPage {
  readonly path: string
  /** Where its scripts come from and what its window speaks to. */
  readonly hosts: readonly string[]
}

/** What a page lets in besides the site itself. */
interface AllowedSources {
  /** Addresses to speak to. */
  readonly connectTo: readonly string[]
  /** Hosts of another company's window. */
  readonly hosts: readonly string[]
}

/**
 * Only scripts of the site itself and exactly these inline ones: by hash rather than by nonce, so
 * that a rendered page can be kept and answered again.
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

/** The postcode search, loaded when it is used. */
const POSTCODE_SCRIPTS = 'https://t1.kakaocdn.net'
const POSTCODE_FRAMES = ['https://postcode.map.daum.net', 'https://postcode.map.kakao.com']
