import { expect, test } from 'vitest'
import { z } from 'zod'
import { commonRefusals, refusals } from '#contract/refusals.ts'
import { allRoutes } from '#server/routes.ts'
import { startApp } from '#tests/support/app.ts'
import type { OpenApiDocument } from './openapi.ts'

async function served() {
  const app = await startApp()
  const response = await app.app.inject('/openapi.json')
  const { paths, ...document } = response.json() as OpenApiDocument
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return { document, paths, operations, endpoints: allRoutes(app.deps).map((it) => it.endpoint) }
}

test('the document contains exactly the served calls', async () => {
  const { operations, endpoints } = await served()

  const documented = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`)
  const routes = endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(routes.length).toBeGreaterThan(0)
  expect(new Set(routes).size).toBe(routes.length)
  expect(documented.sort()).toEqual(routes.sort())
})

const schema = z.record(z.string(), z.unknown())
const content = z.record(z.string().regex(/\//), z.strictObject({ schema }))

/** The part of OpenAPI 3.1 that we use; any other field is a mistake. */
const operationShape = z.strictObject({
  operationId: z.string().regex(/^\w+$/),
  tags: z.array(z.string().regex(/^[\w-]+$/)).length(1),
  summary: z.string().min(3),
  'x-access': z.enum(['anyone', 'member', 'admin', 'viewer', 'consultant', 'staff']),
  security: z.array(z.strictObject({ bearer: z.array(z.never()) })).optional(),
  parameters: z.array(
    z.strictObject({
      in: z.enum(['path', 'query', 'header']),
      name: z.string().min(1),
      required: z.boolean(),
      schema,
    }),
  ),
  requestBody: z.strictObject({ content }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: content.optional() }),
  ),
})

test('the document declares parameters, one success response and every refusal', async () => {
  const { document, operations, endpoints } = await served()

  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://gyeol.test' }] })
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)

  for (const { path, method, operation } of operations) {
    const at = `${method} ${path}`
    expect(operationShape.safeParse(operation), at).toMatchObject({ success: true })

    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const declared = operation.parameters.filter((it) => it.in === 'path')
    expect(declared.map(({ name }) => name).sort(), at).toEqual(inPath.sort())
    expect(
      declared.every(({ required }) => required),
      at,
    ).toBe(true)
    const statuses = Object.keys(operation.responses)
    expect(
      statuses.filter((status) => status.startsWith('2')),
      at,
    ).toHaveLength(1)

    const endpoint = endpoints.find(
      (it) => it.method === method.toUpperCase() && it.path.replace(/:(\w+)/g, '{$1}') === path,
    )!
    expect(operation.security !== undefined, at).toBe(endpoint.access !== 'anyone')
    for (const code of [...endpoint.refusals, ...commonRefusals]) {
      const status = endpoint.statuses?.[code] ?? refusals[code]
      expect(operation.responses[status]?.description.split(', '), at).toContain(code)
    }
  }
})

test('every reference within the document resolves', async () => {
  const { document, paths } = await served()
  const whole = { ...document, paths }

  const targets = [...JSON.stringify(whole).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, to]) => to!)

  expect(targets.length).toBeGreaterThan(0)
  for (const target of new Set(targets)) {
    const found = target
      .split('/')
      .reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], whole)
    expect(found, target).toBeDefined()
  }
})
