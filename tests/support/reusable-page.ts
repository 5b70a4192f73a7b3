import type { Browser, CDPSession, Page } from '@playwright/test'
import { waitForScripts } from './wait-for-scripts.ts'

/** A reply of the site without scripts, where its storage can be cleared. */
const NO_SCREEN = '/healthz'

const STORAGE = ['local_storage', 'indexeddb', 'cache_storage', 'service_workers'].join()

/** Events that tests listen to. Playwright's own `close` listener must stay. */
const events = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

export interface ReusablePage {
  readonly page: Page
  /** Resets the page for the next test; false if that is impossible. */
  resetPage(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens a page that tests use one after another.
 *
 * A new page compiles every script again, which costs as much as the first screens of a test.
 * `resetPage` keeps only scripts and fonts: it clears cookies, storage and history. It refuses pages
 * with changes that it cannot undo (a clock, an emulated medium, a second window).
 */
export async function openReusablePage(browser: Browser): Promise<ReusablePage> {
  const context = await browser.newContext()
  const page = waitForScripts(await context.newPage())
  const viewport = page.viewportSize()
  const own = await context.newCDPSession(page)
  const ofTests: CDPSession[] = []
  const newSession = context.newCDPSession.bind(context)
  context.newCDPSession = async (of) => {
    const session = await newSession(of)
    ofTests.push(session)
    return session
  }

  let lasts = false
  const note = () => {
    lasts = true
  }
  whenCalled(page, ['emulateMedia', 'addLocatorHandler', 'routeWebSocket'], note)
  whenCalled(page.clock, ['install', 'setFixedTime', 'setSystemTime'], note)
  for (const it of [page, context]) {
    whenCalled(
      it,
      ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'],
      note,
    )
  }

  async function resetPage() {
    if (lasts || page.isClosed() || context.pages().length > 1) return false
    for (const event of events) page.removeAllListeners(event)
    await Promise.all(ofTests.splice(0).map((session) => session.detach()))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)

    await page.goto(NO_SCREEN)
    await page.evaluate(`sessionStorage.clear(); window.name = ''`)
    const { origin } = new URL(page.url())
    await own.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE })
    await own.send('Page.resetNavigationHistory')
    await context.clearCookies()
    await context.clearPermissions()
    await page.mouse.move(0, 0) // as in a new page
    if (viewport) await page.setViewportSize(viewport)
    return true
  }

  return { page, resetPage, close: () => context.close() }
}

export interface PagePool {
  /** Returns the page, or a new one if the settings differ. For one test at a time. */
  borrow(settings: string): Promise<Page>
  /** Resets the page, or closes it if its test failed. */
  returnPage(isInOrder: boolean): Promise<void>
  end(): Promise<void>
}

export function createPagePool(browser: Browser): PagePool {
  let reusable: (ReusablePage & { readonly settings: string }) | undefined

  async function end() {
    await reusable?.close()
    reusable = undefined
  }

  return {
    async borrow(settings) {
      if (reusable?.settings !== settings) await end()
      reusable ??= { ...(await openReusablePage(browser)), settings }
      return reusable.page
    },
    async returnPage(isInOrder) {
      if (!isInOrder || !(await reusable?.resetPage())) await end()
    },
    end,
  }
}

/** Calls `notify` before each call of the named methods. */
function whenCalled<T extends object>(it: T, names: readonly (keyof T)[], notify: () => void) {
  for (const name of names) {
    const method = it[name] as (...args: unknown[]) => unknown
    const wrapped = (...args: unknown[]) => {
      notify()
      return method.apply(it, args)
    }
    it[name] = wrapped as T[typeof name]
  }
}
