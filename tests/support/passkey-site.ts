import type { Page } from '@playwright/test'
import { test as base } from './browser-site.ts'
import { type RunningSite, START_LIMIT_MS, startSite } from './site-process.ts'

export { expect } from './browser-site.ts'

/** Playwright's `test` with a site at a host name: browsers have no passkeys at an IP address. */
const withSiteAtHost = () =>
  base.extend<object, { site: RunningSite }>({
    // The first passkey of a process loads a library, 60 to 130 ms at once.
    blockLimitMs: 200,
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: the fixture's dependencies are read from here
      async ({}, use) => {
        const site = await startSite({}, 'localhost')
        await use(site)
        await site.stop()
      },
      { scope: 'worker', timeout: START_LIMIT_MS + 20_000 },
    ],
  })

export const test = withSiteAtHost()
/** For tests after which nobody else could use their site: they get one of their own. */
export const testAlone = withSiteAtHost()

/** Gives the page's browser a device that holds passkeys and verifies its user. */
export async function addDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verifyNobody: () =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  }
}
