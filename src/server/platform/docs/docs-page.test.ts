import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { allRoutes } from '#server/routes.ts'
import { startApp } from '#tests/support/app.ts'
import { type JsonSchema, openApiDocument } from '../openapi.ts'
import { docsPage } from './docs-page.ts'
import { schemaFields } from './schema-fields.ts'

test('shows every call with path, summary, access and refusals', async () => {
  const { app, deps } = await startApp()

  const response = await app.inject('/docs')

  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { endpoint: it } of allRoutes(deps)) {
    expect(response.body).toContain(`<code>${it.path.replace(/:(\w+)/g, '{$1}')}</code>`)
    expect(response.body).toContain(it.summary.replaceAll('&', '&amp;'))
    for (const code of it.refusals) expect(response.body).toContain(code)
  }
  expect(response.body).toContain('For the owner.')
})

test('contains no scripts or requests; its policy allows exactly its style', async () => {
  const { app } = await startApp()

  const { body, headers } = await app.inject('/docs')

  expect(body).not.toMatch(/<script|<link|<img|\son\w+=|\sstyle=/)
  const style = /<style>([\s\S]*)<\/style>/.exec(body)![1]!
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
})

test('escapes texts of the contract', async () => {
  const call = endpoint({
    method: 'GET',
    path: '/v1/things',
    summary: 'Fewer than <b>10</b> & more',
    access: 'anyone',
    reply: z.object({ '<i>': z.string() }),
    refusals: [],
  })

  const page = docsPage(await openApiDocument([call], 'http://gyeol.test'))

  expect(page).toContain('Fewer than &lt;b>10&lt;/b> &amp; more')
  expect(page).toContain('&lt;i>')
  expect(page).not.toContain('<i>')
})

test('shows nested fields with their path and type', () => {
  const schema = z.toJSONSchema(
    z.object({
      amount: z.int().min(0).max(100),
      name: z.string().max(20).nullable(),
      items: z.array(z.object({ status: z.enum(['SENT', 'FAILED']), tags: z.array(z.string()) })),
      page: z.int().min(1).default(1).optional(),
    }),
    { io: 'input' },
  ) as JsonSchema

  expect(
    schemaFields(schema).map(({ name, type, isRequired }) => [name, type, isRequired]),
  ).toEqual([
    ['amount', 'integer, 0 to 100', true],
    ['name', 'string, 0 to 20 characters or null', true],
    ['items', 'list of object', true],
    ['items[].status', '"SENT" or "FAILED"', true],
    ['items[].tags', 'list of string', true],
    ['page', 'integer, from 1, default 1', false],
  ])
})
