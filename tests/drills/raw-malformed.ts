import { type RawOutcome, sendRaw } from './raw-http.ts'
import { type Expected, mutatedRequest, rawRequests } from './raw-requests.ts'
import { isRefusal } from './refusal-shape.ts'

const SENDERS = 8
/** Longer than any reply takes, so that a request that is whole is never cut off. */
const PATIENCE_MS = 5_000
/** For mutated requests, of which many are not whole. */
const SHORT_PATIENCE_MS = 300
const PIPELINED = 20
const LONG_PATIENCE_MS = 20_000

/**
 * Sends the listed requests and `mutated` random changes of some, as bytes. Each must be answered
 * without a fault, refused in the agreed shape, or ended by closing the connection.
 */
export async function sendMalformedBytes(url: string, random: () => number, mutated: number) {
  const failures: string[] = []
  const statuses = new Map<number, number>()
  const count = ({ replies }: RawOutcome) => {
    for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const jobs = [
    ...Object.entries(rawRequests).map(([name, [bytes, expected]]) => async () => {
      const outcome = await sendRaw(url, bytes, PATIENCE_MS)
      count(outcome)
      const problem = problemOf(outcome) ?? unexpected(outcome, expected)
      if (problem) failures.push(`${name}: ${problem}`)
    }),
    ...Array.from({ length: mutated }, () => mutatedRequest(random)).map((bytes) => async () => {
      const outcome = await sendRaw(url, bytes, SHORT_PATIENCE_MS)
      count(outcome)
      const problem = problemOf(outcome)
      if (problem) failures.push(`${JSON.stringify(bytes)}: ${problem}`)
    }),
    async () => {
      const one = 'GET /v1/products HTTP/1.1\r\nhost: gyeol.test\r\n\r\n'
      const { replies } = await sendRaw(url, one.repeat(PIPELINED), LONG_PATIENCE_MS, PIPELINED)
      const answered = replies.filter(({ status }) => status === 200)
      if (answered.length !== PIPELINED) failures.push(`${answered.length} pipelined are answered`)
    },
  ]
  const total = jobs.length
  const sendInTurn = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) await job()
  }
  await Promise.all(Array.from({ length: SENDERS }, sendInTurn))
  const sum = (from: number, to: number) =>
    [...statuses].reduce((all, [at, number]) => (at >= from && at < to ? all + number : all), 0)
  const figures = `${total} as bytes: ${sum(200, 400)} answered, ${sum(400, 500)} refused, ${sum(500, 600)} unavailable`
  return { figures, failures }
}

function problemOf({ replies, hangs }: RawOutcome): string | undefined {
  if (hangs) return 'neither answered nor closed'
  const wrong = replies.find(({ status, type, body }) => {
    if (Number.isNaN(status) || (status >= 500 && status !== 503)) return true
    // Addresses of pages are refused by a page.
    return status >= 400 && type !== 'text/html' && !isRefusal(body)
  })
  return wrong && `${wrong.status} ${wrong.type} ${wrong.body.slice(0, 100)}`
}

function unexpected({ replies }: RawOutcome, expected: Expected): string | undefined {
  const [first] = replies
  if (!first) return 'no reply'
  if (expected === 'either' || (expected === 'refused') === first.status >= 400) return undefined
  return `${first.status}, expected to be ${expected}`
}
