import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addressSearch } from '#domain/accounts/address-search.ts'
import { startApp } from '#tests/support/app.ts'
import { everyPath, routeParams, siteOf } from '#tests/support/built-site.ts'

const surveyPage = '/user/consulting/consulting-order/survey'
const photoPages = [surveyPage, `${surveyPage}/photo`]

test('[SEC-01] only the page of the address search allows its hosts, and only our pages frame it', async () => {
  const { site, open } = await siteOf(await startApp())
  onTestFinished(() => site.close())
  const allowing: string[] = []
  const framable: string[] = []
  const rebased: string[] = []
  for (const path of everyPath) {
    const { headers } = await open(path, 'ko')
    const policy = String(headers['content-security-policy'] ?? '')
    if (/kakao|daum/.test(policy)) allowing.push(path)
    if (headers['x-frame-options'] !== 'DENY' || /frame-ancestors '(?!none)/.test(policy)) {
      framable.push(path)
    }
    if (!policy.includes("base-uri 'none'")) rebased.push(path)
  }
  expect(everyPath.length).toBeGreaterThan(50)
  expect(allowing).toEqual([addressSearch.page])
  expect(framable).toEqual([addressSearch.page])
  expect(rebased).toEqual([])

  const { headers } = await open(addressSearch.page, 'ko')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy.replace("frame-ancestors 'self'", '')).not.toContain("'self'")
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'document-isolation-policy': 'isolate-and-credentialless',
  })
})

test('only pages that take a survey’s photos may use the camera, and none WebAssembly outside its worker', async () => {
  const { site, open } = await siteOf(await startApp())
  onTestFinished(() => site.close())
  const withCamera: string[] = []
  const withWasm: string[] = []
  for (const path of everyPath) {
    const { headers } = await open(path, 'ko')
    if (!String(headers['permissions-policy']).includes('camera=()')) withCamera.push(path)
    if (String(headers['content-security-policy']).includes('eval')) withWasm.push(path)
    expect(headers).not.toHaveProperty('x-page-abilities')
  }
  expect(withCamera.toSorted()).toEqual(photoPages)
  expect(withWasm).toEqual([])

  const { headers } = await open(surveyPage, 'ko')
  expect(headers['permissions-policy']).toContain('camera=(self), ')
  expect(headers['permissions-policy']).toContain('microphone=()')
})

test('the worker that finds faces may compile WebAssembly and reach no other host', async () => {
  const { site, open } = await siteOf(await startApp())
  onTestFinished(() => site.close())
  const worker = readdirSync('build/client/assets').find((it) => /^face-worker-.*\.js$/.test(it))

  const { headers } = await open(`/assets/${worker}`, 'ko')

  expect(headers['content-security-policy']).toBe(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'",
  )
})

test('[S-11] no error document has an inline script that its own policy blocks', async () => {
  const { site, db, open } = await siteOf(await startApp())
  onTestFinished(() => site.close())
  const statuses = new Set<number>()
  const blocked: string[] = []
  async function read(paths: readonly string[]) {
    for (const path of paths) {
      const { statusCode, body, headers } = await open(path, 'ko')
      if (statusCode < 400) continue
      statuses.add(statusCode)
      for (const script of blockedScripts(body, String(headers['content-security-policy']))) {
        blocked.push(`${path} ${statusCode}: ${script.slice(0, 80)}`)
      }
    }
  }

  await sql`truncate products cascade`.execute(db)
  await read([`/user/consulting/dashboard/original?product_id=${routeParams.id}`])
  await sql`drop table products, policies, contents, faqs cascade`.execute(db)
  await read(everyPath.filter((path) => !path.startsWith('/admin')))

  expect(blocked).toEqual([])
  expect([...statuses].sort()).toEqual([404, 500])
})

/** Inline scripts of a document that its policy blocks. */
function blockedScripts(html: string, policy: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => script)
    .filter((it) => !policy.includes(createHash('sha256').update(it).digest('base64')))
}
