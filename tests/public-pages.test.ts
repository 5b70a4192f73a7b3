import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Language, languages } from '#domain/languages/languages.ts'
import { openApp, startApp } from '#tests/support/app.ts'
import { type BuiltSite, everyPath, siteOf } from '#tests/support/built-site.ts'
import { headOf, type PageHead } from '#tests/support/page-head.ts'
import { loadMessages } from '#texts/messages.ts'

/** Shared by tests that only read. */
let shown: BuiltSite
beforeAll(async () => {
  shown = await siteOf(await openApp())
})
afterAll(async () => {
  await shown.site.close()
  await shown.close()
})

const addressIn = (language: Language, path: string) =>
  `http://gyeol.test${path}${language === 'ko' ? '' : `?lang=${language}`}`

/** Problems of a page's metadata; none for a page that search engines ignore. */
function problemsOf(head: PageHead, language: Language): string[] {
  const { title = '', description = '', canonical = '', alternates, shared, isHidden } = head
  if (isHidden) return title ? [] : ['no title']
  const path = canonical.replace('http://gyeol.test', '').split('?')[0]!
  const checks: [fine: boolean, problem: string][] = [
    [title.length > 3, 'no title'],
    [description.length > 20 && description.length < 170, 'no description'],
    [canonical === addressIn('ko', path), `canonical ${canonical}`],
    [
      languages.every((each) => alternates[each] === addressIn(each, path)),
      `languages ${JSON.stringify(alternates)}`,
    ],
    [alternates['x-default'] === addressIn('ko', path), 'no address for other languages'],
    [shared['og:title'] === title && shared['og:description'] === description, 'not shared'],
    [shared['og:image'] === 'http://gyeol.test/sharing.png', 'no picture'],
    [head.language === language, `written in ${head.language}`],
    [language === 'ko' || !/[가-힣]/.test(title + description), `Korean in ${language}: ${title}`],
  ]
  return checks.filter(([fine]) => !fine).map(([, problem]) => problem)
}

test.each(languages)(
  '[I18-01] every page says what it is in %s, or that it is not to be found',
  async (language) => {
    const { open } = shown
    const problems: string[] = []
    let found = 0

    for (const path of everyPath) {
      const { statusCode, body, headers } = await open(path, language)
      if (statusCode >= 300 && statusCode < 400) continue
      const head = headOf(body)
      if (!head.isHidden) found += 1
      for (const problem of problemsOf(head, language)) problems.push(`${path}: ${problem}`)
      expect(headers['cache-control'], path).toBe('private, no-cache')
    }

    expect(problems).toEqual([])
    expect(found).toBeGreaterThan(10)
  },
)

test('[NAV-02] [C-05] while the shop has no product, the page of all kinds says so, and others lead to it', async () => {
  const { site, db, open } = await siteOf(await startApp())
  onTestFinished(() => site.close())
  await sql`truncate products cascade`.execute(db)

  for (const language of languages) {
    const { catalog } = await loadMessages(language)
    const { statusCode, body } = await open('/user/consulting', language)
    expect([statusCode, body.includes(catalog.notOnSale)]).toEqual([200, true])
  }
  for (const path of ['/user/consulting/dashboard/original', '/user/consulting/guest-order']) {
    const { statusCode, headers } = await open(path, 'ko')
    expect([path, statusCode, headers.location]).toEqual([path, 302, '/user/consulting'])
  }
})

test('[NAV-01] addresses that no page has lead to the login page and are kept by no search engine', async () => {
  const files = ['/.git/config', '/.env', '/package.json', '/src/server/main.ts', '/assets/']
  for (const path of ['/', '/nowhere', '/user/nowhere/at/all', ...files]) {
    const { statusCode, headers } = await shown.open(path, 'ko')
    expect([path, statusCode, headers.location, headers['x-robots-tag']]).toEqual([
      path,
      302,
      '/login',
      'noindex',
    ])
  }
  expect(headOf((await shown.open('/login', 'ko')).body).isHidden).toBe(true)
})

test('a page that forgot to say what it is would be found out', () => {
  const withoutDescription = headOf('<html lang="ko"><head><title>결</title></head>')
  const hidden = headOf('<html><head><meta name="robots" content="noindex"/></head>')

  expect(problemsOf(withoutDescription, 'ko')).toContain('no description')
  expect(problemsOf(hidden, 'ko')).toEqual(['no title'])
})

test('the site can be put on a home screen: manifest and icons are there, as large as they say', async () => {
  const { site, open } = shown
  const page = (await open('/user', 'vi')).body
  const address = /<link rel="manifest(?:-later)?" href="([^"]+)"/.exec(page)?.[1] ?? ''

  const answer = await site.inject(address)
  const manifest = answer.json()

  expect(answer.headers['content-type']).toContain('application/manifest+json')
  expect(manifest).toMatchObject({ lang: 'vi', short_name: 'Gyeol', display: 'standalone' })
  const pictures = manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [
    src,
    sizes,
  ])
  pictures.push(['/apple-touch-icon.png', '180x180'], ['/favicon.png', '32x32'])
  pictures.push(['/sharing.png', '1200x630'])
  for (const [src, sizes] of pictures) {
    const { rawPayload, headers } = await site.inject(src)
    expect(headers['content-type'], src).toBe('image/png')
    expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`, src).toBe(sizes)
  }
})
