import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { commonRefusals, type RefusalCode, refusals } from '#contract/refusals.ts'
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '#domain/limits/limits.ts'
import { docsPage, docsPolicy } from './docs/docs-page.ts'
import type { Route } from './route.ts'

export type OpenApiDocument = Awaited<ReturnType<typeof openApiDocument>>
export type Operation = ReturnType<typeof operation>

/** Serves `/openapi.json`, generated from the contract, and its readable form `/docs`. */
export function serveOpenApi(app: FastifyInstance, routes: readonly Route[], publicUrl: string) {
  let making: ReturnType<typeof writeDocument> | undefined
  const written = () => {
    making ??= writeDocument(routes, publicUrl)
    return making
  }
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((await written()).json),
  )
  app.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', docsPolicy)
      .send((await written()).page),
  )
}

/** Writes the document and its readable form, and keeps their texts only. */
async function writeDocument(routes: readonly Route[], publicUrl: string) {
  const endpoints = routes.map(({ endpoint }) => endpoint)
  const document = await openApiDocument(endpoints, publicUrl)
  return { json: JSON.stringify(document), page: docsPage(document) }
}

/**
 * Generates the OpenAPI 3.1 document of the endpoints. Lets other requests in between, since the whole
 * takes longer than anybody should wait.
 */
export async function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
    await setImmediate()
  }
  return {
    openapi: '3.1.0',
    info: { title: '결 (gyeol)', version: '1', description: conventions },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusalSchema },
    },
    paths,
  }
}

const conventions = [
  'Amounts are whole won; times are ISO 8601 in UTC.',
  'A leading /api and a trailing slash are optional; unknown fields are ignored.',
  'Texts come in the language of Accept-Language or the lang cookie: ko, en, vi.',
  'The same Idempotency-Key with the same body answers again and does nothing twice.',
].join(' ')

const refusalSchema = {
  type: 'object',
  required: ['code', 'message', 'detail', 'request_id'],
  properties: {
    code: { enum: Object.keys(refusals) },
    message: { type: 'string' },
    detail: {
      oneOf: [
        { type: 'string' },
        {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              loc: { type: 'array' },
              msg: { type: 'string' },
              type: { type: 'string' },
            },
          },
        },
      ],
    },
    request_id: { type: 'string' },
  },
}

function operation(endpoint: Endpoint) {
  return {
    operationId: operationId(endpoint),
    tags: [tagOf(endpoint.path)] as const,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.access !== 'anyone' && { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(endpoint.idempotency
        ? [{ in: 'header', name: 'Idempotency-Key', required: false, schema: keySchema }]
        : []),
    ],
    ...(endpoint.body && {
      requestBody: { content: requestContent(endpoint.body, endpoint.bodyKind) },
    }),
    responses: responsesOf(endpoint),
  }
}

interface Response {
  readonly description: string
  readonly content?: Content
}

/** By media type. */
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>

/** JSON Schema of a field or body, with the keywords that the documentation shows. */
export interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly [keyword: string]: unknown
}

const keySchema = { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX_LENGTH }
const binary = { type: 'string', format: 'binary' }

/** `orders` of `/v1/orders/quote`; every call of the back office is under `admin`. */
const tagOf = (path: string) => path.split('/')[2] ?? 'service'

/** `get_v1_orders_by_number_order_number`. */
const operationId = ({ method, path }: Endpoint) =>
  `${method.toLowerCase()}${path.replace(/\W+/g, '_')}`

function requestContent(body: z.ZodType, bodyKind: Endpoint['bodyKind']): Content {
  const schema = toSchema(body, 'input')
  const json = { 'application/json': { schema } }
  if (bodyKind === 'form') return { ...json, 'application/x-www-form-urlencoded': { schema } }
  if (bodyKind !== 'multipart' && bodyKind !== 'either') return json
  const images = { type: 'array', items: binary }
  return {
    ...(bodyKind === 'either' && json),
    'multipart/form-data': { schema: { type: 'object', properties: { payload: schema, images } } },
  }
}

function replyContent({ reply, status, file }: Endpoint): { readonly content?: Content } {
  if (status === 204) return {}
  if (file) return { content: { '*/*': { schema: binary } } }
  return { content: { 'application/json': { schema: toSchema(reply, 'output') } } }
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    in: place,
    name,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: toSchema(field, 'input'),
  }))
}

const responsesOf = (endpoint: Endpoint): Record<string, Response> => ({
  [endpoint.status ?? 200]: { description: 'Done', ...replyContent(endpoint) },
  ...refusalResponses(endpoint),
})

function refusalResponses(endpoint: Endpoint): Record<string, Response> {
  const byStatus = new Map<number, string[]>()
  const ofConfirmed: readonly RefusalCode[] = endpoint.confirmed ? ['CONFIRMATION_REQUIRED'] : []
  for (const code of [...ofConfirmed, ...endpoint.refusals, ...commonRefusals]) {
    const status = endpoint.statuses?.[code] ?? refusals[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  )
}

const toSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  // zod allows more forms of `items` and `properties` than it writes for our schemas.
  return rest as JsonSchema
}
