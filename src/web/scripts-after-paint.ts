import { AFTER_PAINT } from './ui/after-paint.ts'

/** What the `rel` of a link ends with until the page is painted; no browser loads it. */
const LATER = '-later'

/** The router's own module, kept as text until then. */
const MODULE = 'scripts-after-paint'

const LATE_SHEET = new RegExp(`<link rel="stylesheet"(?=[^>]* ${AFTER_PAINT})`, 'g')

/** Runs as it stands in the document: no bundler sees it. */
const START = `(() => {
  function start() {
    for (const link of document.querySelectorAll('link[rel$="${LATER}"]'))
      link.rel = link.rel.slice(0, -${LATER.length})
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.getElementById('${MODULE}').textContent
    document.head.append(script)
  }
  const painted = new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) resolve()
    else new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  Promise.all([painted, parsed]).then(start)
})()`

/**
 * A document whose scripts, and style sheets marked {@link AFTER_PAINT}, are asked for once it is
 * painted. It can be read without them, so they must not take the line from style, fonts and
 * pictures. A tab in the background, which is not painted, does not wait.
 *
 * The router's module runs later word by word, so that the content policy knows it by its hash. No
 * element is added, since React counts them.
 */
export function scriptsAfterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="modulepreload${LATER}"`)
    .replaceAll(LATE_SHEET, `<link rel="stylesheet${LATER}"`)
    .replace(
      /<\/script><script( nonce="[^"]*")? type="module" async="">/,
      (_, mark = '') => `${START}</script><script${mark} type="text/plain" id="${MODULE}">`,
    )
}
