import { seededRandom } from '#domain/drawings/geometry/random.ts'
import { startSite } from '#tests/support/site-process.ts'
import { administratorOf, DRILL_ADMIN } from './customers.ts'
import { type Drill, inMs, quantile } from './drill.ts'
import { broken, pick, type Schema, valueFor } from './generate-input.ts'
import { knownIds, sessionsOf } from './malformed-callers.ts'
import { sendMalformedBytes } from './raw-malformed.ts'
import { isRefusal } from './refusal-shape.ts'
import { openTraffic } from './traffic.ts'

const REQUESTS = 100_000
const SHORT_REQUESTS = 1_500
const SEED = 20_261_126
const SENDERS = 8
/** Requests that are sent as bytes, in proportion to the others. */
const RAW_PART = 0.1
const REPLY_LIMIT_MS = 20_000

interface Operation {
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly schema: Schema
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
interface Call extends Operation {
  readonly method: string
  readonly path: string
}

/**
 * Sends random requests to every call as nobody, members and the administrator: valid ones, ones with a
 * broken place, and ones that are no JSON; then bytes that are no HTTP. None may fail otherwise than by
 * an agreed refusal.
 */
export const malformed: Drill = async ({ isShort, amount }) => {
  const count = amount ?? (isShort ? SHORT_REQUESTS : REQUESTS)
  const random = seededRandom(SEED)
  const site = await startSite({ ...DRILL_ADMIN, SEED: 'demo' })
  const traffic = openTraffic(() => site.url)
  const calls = await callsOf(site.url)
  const adminToken = administratorOf(traffic)
  const known = await knownIds(site.url, await adminToken())
  const tokens = sessionsOf(site.url)
  const roles = new Map<string, number>()
  const misshapen = new Set<string>()
  let sent = 0

  async function sendInTurn() {
    while (sent < count) {
      const call = calls[sent % calls.length]
      sent += 1
      if (!call) return
      const role = pick(['nobody', 'member', 'administrator'] as const, random)
      const token =
        role === 'nobody' ? undefined : role === 'member' ? await tokens() : await adminToken()
      const { status, body } = await traffic.send(addressOf(call, known, random), {
        method: call.method,
        token,
        ...bodyFor(call, known, random),
      })
      roles.set(`${role} ${status}`, (roles.get(`${role} ${status}`) ?? 0) + 1)
      if (status === 0) misshapen.add(`no reply: ${call.method} ${call.path}`)
      if (status >= 400 && !isRefusal(body)) {
        misshapen.add(`${status} ${call.method} ${call.path} ${body.slice(0, 100)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendInTurn))
  const raw = await sendMalformedBytes(site.url, random, Math.ceil(count * RAW_PART))
  await site.stop()

  const longest = Math.max(...traffic.answeredMs)
  const failures = [...traffic.wrong, ...misshapen, ...raw.failures]
  if (longest > REPLY_LIMIT_MS) failures.push(`a reply took ${inMs(longest)}`)
  const sum = (role: string, from: number, to: number) =>
    [...roles]
      .filter(([name]) => name.startsWith(role))
      .filter(([name]) => Number(name.split(' ')[1]) >= from && Number(name.split(' ')[1]) < to)
      .reduce((total, [, number]) => total + number, 0)
  const parts = ['nobody', 'member', 'administrator'].map(
    (role) =>
      `${role} ${sum(role, 200, 400)} succeeded, ${sum(role, 400, 500)} refused, ${sum(role, 500, 600)} unavailable`,
  )
  return {
    figures: `${count} requests to ${calls.length} calls, seed ${SEED}: ${parts.join('; ')}; p99 ${inMs(quantile(traffic.answeredMs, 0.99))}, longest ${inMs(longest)}; ${raw.figures}`,
    failures: failures.slice(0, 20),
  }
}

async function callsOf(url: string): Promise<readonly Call[]> {
  // Our own document, whose shape its tests check.
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, it]) => ({ ...it, method: method.toUpperCase(), path })),
  )
}

function addressOf(
  { path, parameters = [] }: Call,
  known: readonly string[],
  random: () => number,
) {
  const text = (schema: Schema) => {
    const value = valueFor(schema, known, random)
    return String(random() < 0.15 ? broken(value, random) : value)
  }
  const filled = path.replace(/\{(\w+)\}/g, () =>
    encodeURIComponent(
      (random() < 0.7 && known.length > 0 ? pick(known, random) : text({})).toWellFormed() || '-',
    ).slice(0, 500),
  )
  const query = parameters
    .filter((it) => it.in === 'query' && random() < 0.5)
    .map(({ name, schema }): [string, string] => [name, text(schema).slice(0, 2_000)])
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled
}

function bodyFor({ method, requestBody }: Call, known: readonly string[], random: () => number) {
  if (method === 'GET' || !requestBody) return {}
  const [type = '', content] = Object.entries(requestBody.content)[0] ?? []
  const value = valueFor(content?.schema ?? {}, known, random)
  const json = random() < 0.6 ? broken(value, random) : value
  if (!type.startsWith('multipart')) return { json }
  const form = new FormData()
  const { payload = json, ...rest } = typeof json === 'object' && json ? { ...json } : {}
  form.set('payload', JSON.stringify(Object.keys(rest).length > 0 ? { ...rest } : payload))
  if (random() < 0.5) form.append('images', new Blob([String(random())]), 'a.jpg')
  return { form }
}
