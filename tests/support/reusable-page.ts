import type { Browser, CDPSession, Page } from '@playwright/test'
import { waitForScripts } from './wait-for-scripts.ts'

/** An answer of the site that is no screen: its storage is at hand there, and no script writes to it. */
const NO_SCREEN = '/healthz'

const STORAGE = ['local_storage', 'indexeddb', 'cache_storage', 'service_workers'].join()

/** What tests listen to. Playwright itself listens to the end of a page, which has to stay. */
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
  /** Makes it as it was before a test had it; false when that cannot be. */
  resetPage(): Promise<boolean>
  close(): Promise<void>
}

/**
 * A page that one test gets after the other, with the settings of the test that opens it.
 *
 * In a new page the browser reads and compiles every script anew, which costs it as much as the
 * first screens of a journey; one that stays on its site has scripts and fonts at hand. So `resetPage`
 * leaves these, and nothing else that a visitor could tell: no cookie, no storage, no way back. What
 * it cannot take away again (a clock, a medium, a second window) it does not try to.
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
    await page.mouse.move(0, 0) // where it is in a new page
    if (viewport) await page.setViewportSize(viewport)
    return true
  }

  return { page, resetPage, close: () => context.close() }
}

export interface PagePool {
  /** The kept page, or a new one when that was opened with other settings. Lent to one at a time. */
  borrow(settings: string): Promise<Page>
  /** One that a test left in disorder is better not put back. */
  returnPage(isInOrder: boolean): Promise<void>
  end(): Promise<void>
}

export function createPagePool(browser: Browser): PagePool {
  let kept: (ReusablePage & { readonly settings: string }) | undefined

  async function end() {
    await kept?.close()
    kept = undefined
  }

  return {
    async borrow(settings) {
      if (kept?.settings !== settings) await end()
      kept ??= { ...(await openReusablePage(browser)), settings }
      return kept.page
    },
    async returnPage(isInOrder) {
      if (!isInOrder || !(await kept?.resetPage())) await end()
    },
    end,
  }
}

/** Tells of each call of these methods before it is made. */
function whenCalled<T extends object>(it: T, names: readonly (keyof T)[], tell: () => void) {
  for (const name of names) {
    const method = it[name] as (...args: unknown[]) => unknown
    const told = (...args: unknown[]) => {
      tell()
      return method.apply(it, args)
    }
    it[name] = told as T[typeof name]
  }
}
