import { socialProviders } from '#domain/accounts/social-providers.ts'
import { test as base } from './browser-site.ts'
import { type RunningSite, START_LIMIT_MS, startSite } from './site-process.ts'
import { startSocialServer } from './social-server.ts'
import { startTossStandIn, type TossStandIn } from './toss-stand-in.ts'

export { expect } from '@playwright/test'

type Providers = Awaited<ReturnType<typeof startSocialServer>>

interface OutsideSite {
  readonly site: RunningSite
  readonly toss: TossStandIn
  readonly providers: Providers
}

/**
 * Playwright's `test` with a site that is connected to stand-ins of the payment provider and all login
 * providers. One site per worker.
 */
export const test = base.extend<object, OutsideSite>({
  toss: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's dependencies are read from here
    async ({}, use) => {
      const toss = await startTossStandIn()
      await use(toss)
      toss.stop()
    },
    { scope: 'worker' },
  ],
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's dependencies are read from here
    async ({}, use) => {
      const providers = await startSocialServer()
      await use(providers)
      providers.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ toss, providers }, use) => {
      const site = await startSite({
        TOSS_CLIENT_KEY: toss.clientKey,
        TOSS_SECRET_KEY: toss.secretKey,
        TOSS_BASE_URL: toss.url,
        TOSS_SCRIPT_URL: toss.scriptUrl,
        ...settingsOf(providers),
      })
      toss.webhooks.state.to = `${site.url}/v1/payments/webhooks/toss`
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: START_LIMIT_MS + 20_000 },
  ],
})

function settingsOf({ settingsOf }: Providers): Record<string, string> {
  const entries = socialProviders.flatMap((provider) => {
    const name = provider.toUpperCase()
    const { clientId, clientSecret, authorizeUrl, tokenUrl, profileUrl } = settingsOf(provider)
    return [
      [`${name}_CLIENT_ID`, clientId],
      [`${name}_CLIENT_SECRET`, clientSecret],
      [`${name}_AUTHORIZE_URL`, authorizeUrl],
      [`${name}_TOKEN_URL`, tokenUrl],
      [`${name}_PROFILE_URL`, profileUrl],
    ]
  })
  return Object.fromEntries(entries)
}
