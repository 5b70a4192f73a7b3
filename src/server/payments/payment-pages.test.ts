import { expect, onTestFinished, test } from 'vitest'
import { PAYMENT_PAGE } from '#domain/payments/payment-page.ts'
import { createApp } from '#server/app.ts'
import { startApp } from '#tests/support/app.ts'
import { startAppWithToss } from '#tests/support/given-toss.ts'
import { testPageRenderer } from '#tests/support/test-page-renderer.ts'

async function headersOf({ deps }: Awaited<ReturnType<typeof startApp>>, url: string) {
  const site = await createApp({ deps, pages: testPageRenderer(() => '<html></html>') })
  onTestFinished(() => site.close())
  const { headers } = await site.inject(url)
  return {
    policy: String(headers['content-security-policy']),
    opener: headers['cross-origin-opener-policy'],
  }
}

test.each([PAYMENT_PAGE, `${PAYMENT_PAGE}/success`, `${PAYMENT_PAGE}/fail?code=X`])(
  '[PAY-02] %s allows the provider’s scripts',
  async (url) => {
    const app = await startAppWithToss()
    const { policy, opener } = await headersOf(app, url)

    const allowed = `https://*.tosspayments.com ${new URL(app.toss.scriptUrl).origin}`
    for (const part of ['script-src', 'frame-src', 'connect-src', 'form-action']) {
      expect(policy).toMatch(new RegExp(`${part} [^;]*${allowed.replaceAll(/[.*]/g, '\\$&')}`))
    }
    expect(opener).toBe('same-origin-allow-popups')
  },
)

test.each(['/user', '/user/consulting/consulting-order', `${PAYMENT_PAGE}s`])(
  '[PAY-02] %s allows no provider’s scripts',
  async (url) => {
    const { policy, opener } = await headersOf(await startAppWithToss(), url)

    expect(policy).not.toContain('tosspayments')
    expect(opener).toBe('same-origin')
  },
)

test('allows no scripts anywhere without a provider', async () => {
  const { policy } = await headersOf(await startApp(), PAYMENT_PAGE)

  expect(policy).not.toContain('tosspayments')
})
