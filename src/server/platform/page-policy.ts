import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Takes the renderer's mark off a document and returns the inline scripts that bore it. A script that
 * got into the document in another way cannot know the mark, so it is not among them and will not run.
 */
export function markedScripts(html: string, mark: string) {
  const attribute = ` nonce="${mark}"`
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => attributes.includes(attribute))
    .map(([, , script = '']) => script)
  return { html: html.replaceAll(attribute, ''), scripts }
}

/**
 * Only scripts of the site itself and exactly these inline ones: by hash rather than by nonce, so
 * that a rendered page can be kept and answered again.
 */
export function pagePolicy(scripts: readonly string[], connectTo: readonly string[]): string {
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(hashes), ...SCRIPT_HOSTS].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", 'https://*.tosspayments.com', ...connectTo].join(' '),
    'frame-src https://postcode.map.daum.net https://postcode.map.kakao.com https://*.tosspayments.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Postcode search and payment widget, each loaded only where it is used. */
const SCRIPT_HOSTS = ['https://t1.kakaocdn.net', 'https://js.tosspayments.com']
