import type { Page } from '@playwright/test'

/** Limit for a page without scripts. */
const PATIENCE_MS = 5_000

/** Makes `goto` and `reload` wait until the page is interactive, which may be after the load event. */
export function waitForScripts(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...where) => {
    const response = await goto(...where)
    await scriptsAtWork(page)
    return response
  }
  page.reload = async (...how) => {
    const response = await reload(...how)
    await scriptsAtWork(page)
    return response
  }
  return page
}

/** Expression that is true once React has hydrated the document, or if it is not a page of the site. */
const AT_WORK = `(!document.getElementById('scripts-after-paint') ||
  (Object.keys(document).some((key) => key.startsWith('__reactContainer')) &&
    [...document.querySelectorAll('[data-later]')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')))))`

/** Waits within the page, which is cheaper than polling; restarts after a navigation. */
function scriptsAtWork(page: Page) {
  const look = () =>
    page.evaluate(`new Promise((done) => {
      const until = performance.now() + ${PATIENCE_MS}
      const look = () => {
        dispatchEvent(new Event('scroll'))
        if (${AT_WORK} || performance.now() > until) done()
        else setTimeout(look, 10)
      }
      look()
    })`)
  return look()
    .catch(look)
    .catch(() => undefined)
}
