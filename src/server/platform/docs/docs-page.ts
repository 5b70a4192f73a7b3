import { createHash } from 'node:crypto'
import { commonRefusals, type RefusalCode, refusals } from '#contract/refusals.ts'
import { isOneOf } from '#domain/collections/lists.ts'
import type { JsonSchema, OpenApiDocument, Operation } from '../openapi.ts'
import { docsStyle } from './docs-style.ts'
import { type SchemaField, schemaFields, typeOf } from './schema-fields.ts'

interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** Content security policy: no scripts, requests or framing; the only style is allowed by hash. */
export const docsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Renders the OpenAPI document as one HTML page: calls by tag with access, fields and refusals. */
export function docsPage({ info, paths }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags[0])
  const tags = [...groups.keys()]

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(info.title)} API</title>
<style>${docsStyle}</style>
</head>
<body>
<header>
<h1>${escaped(info.title)} API</h1>
<p>${escaped(info.description)} For machines: <a href="/openapi.json">openapi.json</a>.</p>
<p class="refusal">Any call may refuse with ${commonRefusals.map(withStatus).join(', ')}; below stand the others.</p>
<nav aria-label="Capabilities">${tags.map((tag) => `<a href="#${tag}">${escaped(tag)}</a>`).join(' ')}</nav>
</header>
<main>
${[...groups].map(([tag, ofTag]) => group(tag, ofTag)).join('\n')}
</main>
</body>
</html>
`
}

const group = (tag: string, calls: readonly Call[]) => `<section id="${tag}">
<h2>${escaped(tag)}</h2>
${calls.map(call).join('\n')}
</section>`

function call({ method, path, operation }: Call): string {
  const { summary, parameters, requestBody, responses } = operation
  return `<article id="${operation.operationId}">
<h3><a href="#${operation.operationId}"><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code></a></h3>
<p>${escaped(summary)} <span>${accessWords[operation['x-access']]}</span></p>
${table('Parameters', parameters.map(parameterField))}
${requestBody ? contentTables('Body', requestBody.content) : ''}
${Object.entries(responses).map(response).join('\n')}
</article>`
}

const accessWords = {
  anyone: 'For anyone.',
  member: 'For members who are signed in.',
  admin: 'For the owner.',
  viewer: 'For the owner and viewers.',
  consultant: 'For the owner and consultants.',
  staff: 'For the owner, consultants and viewers.',
} as const

const parameterField = (it: Operation['parameters'][number]): SchemaField => ({
  name: `${it.name} (${it.in})`,
  type: typeOf(it.schema),
  isRequired: it.required,
})

function response([status, { description, content }]: [string, Operation['responses'][string]]) {
  if (status.startsWith('2')) return contentTables(`Answer ${status}`, content ?? {})
  const own = description.split(', ').filter((code) => !isOneOf(commonRefusals, code))
  return own.length > 0 ? `<p class="refusal"><b>${status}</b> ${own.join(', ')}</p>` : ''
}

const withStatus = (code: RefusalCode) => `${refusals[code]} ${code}`

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>

function contentTables(title: string, content: Content): string {
  const kinds = Object.entries(content)
  // Alternative media types have the same fields.
  const [first] = Object.values(content)
  if (!first) return `<h4>${title}</h4><p>Empty</p>`
  const { schema } = first
  const named = `${title} <small>${kinds.map(([kind]) => escaped(kind)).join(', ')}</small>`
  return table(named, schemaFields(schema)) || `<h4>${named}</h4><p>${escaped(typeOf(schema))}</p>`
}

function table(title: string, fields: readonly SchemaField[]): string {
  if (fields.length === 0) return ''
  return `<h4>${title}</h4>
<div><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Required</th></tr></thead>
<tbody>${fields.map(row).join('')}</tbody>
</table></div>`
}

const row = ({ name, type, isRequired }: SchemaField) =>
  `<tr><td><code>${escaped(name)}</code></td><td>${escaped(type)}</td><td>${isRequired ? 'yes' : ''}</td></tr>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
