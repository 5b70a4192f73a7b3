import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { itemAt } from '#domain/collections/lists.ts'
import { surveyWith } from '#tests/support/given-surveys.ts'
import { hostilePictures } from '#tests/support/hostile-pictures.ts'
import { multipartBody } from '#tests/support/multipart-body.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { startServer } from '#tests/support/site-process.ts'
import { memoryGroup, memoryOfTree } from './process-memory.ts'

/**
 * Sends 50 hostile pictures at once from one network to a site with 1 GiB of memory for server and
 * database, and an honest upload from another network. Fails if a process is killed, a reply is a
 * fault, or the honest upload takes longer than 5 s.
 */
const LIMIT_BYTES = 1024 ** 3
const HOSTILE = 50
const HONEST_LIMIT_MS = 5_000
const SAMPLE_MS = 50
const HOSTILE_NETWORK = '203.0.113.7'
const HONEST_NETWORK = '198.51.100.9'

interface Answer {
  readonly what: string
  readonly status: number
  readonly code: string
  readonly ms: number
}

const placedOrder = z.object({ order_number: z.string() })
const uploadReply = z.object({ code: z.string().optional() })

const makers = Object.entries(hostilePictures)
const kinds: { readonly what: string; readonly file: Buffer }[] = []
for (const [what, make] of makers) kinds.push({ what, file: await make() })

const group = memoryGroup(LIMIT_BYTES)
const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-bench-'))
const settings = { TRUST_PROXY: 'true', LOG_LEVEL: 'error' }
const site = await startServer(dataDir, settings, group?.through)
const problems: string[] = []
try {
  const { pid } = site.child
  if (pid === undefined) throw new Error('The server did not start.')
  const idle = memoryOfTree(pid)
  let peak = idle
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(pid))
  }, SAMPLE_MS)

  const attack = Array.from({ length: HOSTILE }, (_, n) =>
    sendUntilRead(itemAt(kinds, n % kinds.length)),
  )
  await pause(500)
  const honest = await send('an honest photo', await givenPhoto(2_400, 1_800), HONEST_NETWORK)
  const answers = await Promise.all(attack)
  clearInterval(sampling)

  for (const { what, status, code, ms } of answers.slice(0, kinds.length)) {
    console.log(
      `${what.padEnd(46)} ${status} ${code.padEnd(22)} ${String(Math.round(ms)).padStart(6)} ms`,
    )
  }
  console.log(`the honest upload: ${honest.status} in ${Math.round(honest.ms)} ms`)
  console.log(
    `memory: ${megabytes(idle)} idle, ${megabytes(peak)} at the peak (PSS of all processes)`,
  )
  if (group) {
    console.log(
      `control group: ${megabytes(group.peakBytes())} at the peak, ${group.kills()} killed`,
    )
    if (group.kills() > 0) problems.push('the kernel killed a process')
  } else console.log('control group: none can be made here')

  const faults = answers.filter(({ status }) => status >= 500)
  if (faults.length > 0) problems.push(`${faults.length} pictures were answered by a fault`)
  if (peak > LIMIT_BYTES) problems.push('more memory than there is')
  if (site.child.exitCode !== null) problems.push('the server ended')
  if (honest.status !== 201 || honest.ms > HONEST_LIMIT_MS)
    problems.push('the honest upload waited')
} finally {
  await site.end()
  group?.remove()
  rmSync(dataDir, { recursive: true })
}
for (const problem of problems) console.error(`FAILED: ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0

/** Retries an upload until it is accepted: a network has a limited share. */
async function sendUntilRead({ what, file }: (typeof kinds)[number]): Promise<Answer> {
  for (;;) {
    const answer = await send(what, file, HOSTILE_NETWORK)
    if (answer.status !== 429) return answer
    await pause(200)
  }
}

async function send(what: string, photo: Buffer, network: string): Promise<Answer> {
  const { number, proof } = await placeOrder(network)
  const { payload, headers } = await multipartBody({ ...surveyWith(), ...proof }, [photo])
  const start = performance.now()
  const response = await fetch(`${site.url}/v1/surveys/guest/${number}`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': network },
    body: payload,
  }).catch(() => null)
  if (!response) return { what, status: 503, code: 'no answer', ms: performance.now() - start }
  const { code = '' } = uploadReply.parse(await response.json())
  return { what, status: response.status, code, ms: performance.now() - start }
}

async function placeOrder(network: string) {
  const proof = { email: `${randomUUID()}@example.com`, phone: '01012345678' }
  const response = await fetch(`${site.url}/v1/orders/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({
      consulting_type: 'HAIR_CONSULTING',
      guest_name: '김하나',
      guest_email: proof.email,
      guest_phone: proof.phone,
      total_price: 100_000,
      agreed_refund: true,
    }),
  })
  if (!response.ok) throw new Error(`An order was refused: ${await response.text()}`)
  const { order_number } = placedOrder.parse(await response.json())
  return { number: order_number, proof }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MB`
}
