import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { startApp } from '#tests/support/app.ts'

test.each(['/healthz', '/v1/nothing', '/docs', '/v1/admin/outbox'])(
  '%s forbids sniffing and framing and does not reveal the server software',
  async (url) => {
    const { app } = await startApp()

    const { headers } = await app.inject({ url, headers: { origin: 'https://elsewhere.example' } })

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=()'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  },
)

test.each(['/healthz', '/v1/nothing', '/openapi.json', '/media/none.jpg', '/v1/%zz'])(
  '[SEC-01] a browser that shows the answer of %s as a document loads, runs and frames nothing',
  async (url) => {
    const { app } = await startApp()

    const policy = String((await app.inject(url)).headers['content-security-policy'])

    expect(policy).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  },
)

test('sends HSTS over HTTPS only', async () => {
  const { app, deps } = await startApp()
  expect((await app.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security')

  const secure = await createApp({ deps: { ...deps, publicUrl: 'https://gyeol.test' } })
  const proxied = await createApp({ deps, trustProxy: true })
  const headers = { 'x-forwarded-proto': 'https' }

  for (const response of [
    await secure.inject('/healthz'),
    await proxied.inject({ url: '/v1/nothing', headers }),
  ]) {
    expect(response.headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    )
  }
  await Promise.all([secure.close(), proxied.close()])
})
