import { AFTER_PAINT } from './ui/after-paint.ts'

/** Suffix of a link's `rel` until the page is painted; browsers ignore such links. */
const LATER = '-later'

/** Id of the router's module, stored as text until then. */
const MODULE = 'scripts-after-paint'

const LATE_SHEET = new RegExp(`<link rel="stylesheet"(?=[^>]* ${AFTER_PAINT})`, 'g')
const LATE_LINK = /<link rel="(modulepreload|manifest)"/g

/** The router lists its manifest and the entry, which hydrates, before all other modules. */
const ROUTER_MODULES = 2

/** Inlined into the document unchanged: no bundler processes it. */
const START = `(() => {
  async function start() {
    for (const link of document.querySelectorAll('link[rel$="${LATER}"]'))
      link.rel = link.rel.slice(0, -${LATER.length})
    const modules = [...document.querySelectorAll('link[rel=modulepreload]')].slice(${ROUTER_MODULES})
    for (const { href } of modules.reverse()) {
      await import(href).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve))
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.getElementById('${MODULE}').textContent
    document.head.append(script)
  }
  const painted = new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) resolve()
    else new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(resolve)))
  })
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  Promise.all([painted, parsed]).then(start)
})()`

/**
 * Defers scripts, the manifest and style sheets marked {@link AFTER_PAINT} until the page is painted, so that
 * they do not compete with style, fonts and pictures. A background tab, which is not painted, does
 * not wait. Firefox and Safari report no paint where nothing is to be seen, such as the end of a page
 * that was reloaded there: those wait for the load event.
 *
 * Then runs the modules one by one, imported ones first, since all of them at once would block a slow
 * phone's first tap. The router's module runs unchanged, so that the content policy recognizes its hash. Adds no
 * elements, since React counts them.
 */
export function scriptsAfterPaint(html: string): string {
  return html
    .replaceAll(LATE_LINK, `<link rel="$1${LATER}"`)
    .replaceAll(LATE_SHEET, `<link rel="stylesheet${LATER}"`)
    .replace(
      /<\/script><script( nonce="[^"]*")? type="module" async="">/,
      (_, mark = '') => `${START}</script><script${mark} type="text/plain" id="${MODULE}">`,
    )
}
