import { expect, test } from '#tests/support/browser-site.ts'

const paths = [
  '/user',
  '/user/consulting/dashboard/original',
  '/user/consulting/guest-order',
  '/user/sample-sheet',
  '/user/inquiries',
  '/login',
]

test('no page violates its content security policy', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url })
  await page.addInitScript(`
    window.violations = []
    addEventListener('securitypolicyviolation', (event) =>
      window.violations.push(event.violatedDirective + ' ' + event.blockedURI))
  `)
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate<string[]>('window.violations'), path).toEqual([])
  }
  await page.close()
})
