import type { Page } from '@playwright/test'

/** A page that gets no scripts is not waited for longer. */
const PATIENCE_MS = 5_000

/**
 * Has `goto` and `reload` wait until the page answers to clicks and typing. Its scripts come after
 * it was painted, and the browser's own sign, the load event, may come before them.
 */
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

/**
 * React marks the document as soon as it listens to it, and the parts that it takes over later when it
 * has them; what is no page of the site has no module.
 */
const AT_WORK = `(!document.getElementById('scripts-after-paint') ||
  (Object.keys(document).some((key) => key.startsWith('__reactContainer')) &&
    [...document.querySelectorAll('[data-later]')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')))))`

/**
 * The page itself looks: to be asked again and again costs more than it needs to get to work. One that
 * leads on to another is looked at anew.
 */
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
