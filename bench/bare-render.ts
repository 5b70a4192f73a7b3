import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Fastify from 'fastify'
import type { PageInput } from '#server/platform/pages.ts'

/**
 * Baseline for renderings: renders the React tree of a page for each request by `renderToPipeableStream`,
 * with data that was loaded once from a running site. No loaders, router, policy or compression.
 *
 * Started as a process: `bare-render.ts SITE PORT PATH…`.
 */
const [site = '', port, ...paths] = process.argv.slice(2)
const assets = resolve('build/server/assets')
const fileOf = (name: string) =>
  join(assets, readdirSync(assets).find((file) => file.startsWith(`${name}-`)) ?? name)
// Built from src/web; the names of their exports are the bundler's.
const { t: build } = await import(fileOf('server-build'))
const { t: pageContext, n: routesContext } = await import(fileOf('page-context'))

// Untyped: its types replace those of the browser in every file that is compiled with this one.
const router = 'react-router'
const { createRequestHandler, RouterContextProvider } = await import(router)

const app = Fastify()
for (const path of paths) {
  const render = await renderingOf(path)
  await render()
  app.get(path, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(await (await render()).text()),
  )
}
await app.listen({ host: '127.0.0.1', port: Number(port) })
process.send?.('listening')
process.once('disconnect', () => process.exit(0))

/** Loads the data of a page once, and returns what renders it from then on. */
async function renderingOf(path: string): Promise<() => Promise<Response>> {
  const context = new RouterContextProvider()
  context.set(routesContext, build.routes)
  const page: Omit<PageInput, 'call'> = {
    language: 'ko',
    viewer: { kind: 'visitor' },
    now: new Date(),
    reportFault: (fault: unknown) => console.error(fault),
    publicUrl: site,
    scriptMark: 'mark',
    nextTurn: async () => undefined,
  }
  context.set(pageContext, { ...page, call: callSite })
  let again: (() => Promise<Response>) | undefined
  const { default: renderDocument } = build.entry.module
  const entry = {
    ...build.entry,
    module: {
      ...build.entry.module,
      default: async (
        request: Request,
        status: number,
        _headers: Headers,
        routing: Routing,
        context: unknown,
      ) => {
        const data = await readAll(routing.serverHandoffStream)
        again = () => {
          const serverHandoffStream = data && new Response(data).body
          const once = { ...routing, serverHandoffStream }
          return renderDocument(request, status, new Headers(), once, context)
        }
        return again()
      },
    },
  }
  const handle = createRequestHandler({ ...build, entry }, 'production')
  await handle(new Request(site + path), context)
  if (!again) throw new Error(`${path} is no page`)
  return again
}

interface Routing {
  /** The data of the page as the browser gets it; React reads it once. */
  readonly serverHandoffStream?: ReadableStream
}

async function readAll(stream: ReadableStream | undefined) {
  return stream && new Uint8Array(await new Response(stream).arrayBuffer())
}

interface Called {
  readonly path: string
}

async function callSite(
  { path }: Called,
  { params = {}, query = {} }: { params?: Record<string, string>; query?: Record<string, unknown> },
) {
  const url = new URL(site + path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''))
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  const response = await fetch(url)
  if (!response.ok) throw response
  return response.json()
}
