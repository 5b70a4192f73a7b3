import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const module = 'import * as route0 from "/assets/root.js";\nimport("/assets/entry.js");'
const rendered =
  '<head><link rel="manifest" href="/manifest.webmanifest"/>' +
  '<link rel="modulepreload" href="/assets/root.js"/>' +
  '<link rel="stylesheet" href="/assets/site.css"/>' +
  '<link rel="stylesheet" href="/assets/fonts.css" data-after-paint=""/></head><body>' +
  '<script nonce="mark">window.__reactRouterContext = {};</script>' +
  `<script nonce="mark" type="module" async="">${module}</script></body>`

const html = scriptsAfterPaint(rendered)

test('loads no script and no manifest while the document is parsed', () => {
  expect(html).not.toMatch(/rel="(?:modulepreload|manifest)"|type="module"/)
})

test('defers only marked style sheets', () => {
  expect(html).toContain('<link rel="stylesheet-later" href="/assets/fonts.css"')
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css"')
})

test('keeps the module’s text unchanged, so that the policy allows it', () => {
  expect(html).toMatch(
    /<script nonce="mark" type="text\/plain" id="[\w-]+">import \* as route0[^<]*<\/script>/,
  )
  expect(html).toContain(`>${module}</script>`)
})

test('adds no elements, since React counts them', () => {
  const elements = (text: string) => text.match(/<\w+/g)
  expect(elements(html)).toEqual(elements(rendered))
})
