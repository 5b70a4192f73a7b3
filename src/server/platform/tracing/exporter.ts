import type { Logger } from 'pino'
import { errorMessage } from '#server/platform/error-fields.ts'
import { currentSpan, type FinishedSpan } from './span.ts'

const MOST_QUEUED = 2_048
const BATCH = 512
const INTERVAL_MS = 1_000
const TIMEOUT_MS = 5_000

interface ExporterOptions {
  /** Base address of the collector, such as `http://127.0.0.1:4318`. */
  readonly endpoint: string
  readonly log: Pick<Logger, 'warn' | 'info'>
  readonly intervalMs?: number
  readonly timeoutMs?: number
}

/**
 * Sends spans in batches as OTLP over HTTP with JSON. Whatever the collector does, nobody waits for
 * it: what exceeds the queue or cannot be sent is dropped.
 */
export function createExporter({
  endpoint,
  log,
  intervalMs = INTERVAL_MS,
  timeoutMs = TIMEOUT_MS,
}: ExporterOptions) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  let queue: FinishedSpan[] = []
  let sending: Promise<void> | undefined
  let dropped = 0
  let isAway = false

  async function send(spans: readonly FinishedSpan[]) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(toOtlp(spans)),
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      if (isAway) log.info({ dropped }, 'tracing: the collector is back')
      isAway = false
    } catch (error) {
      dropped += spans.length
      if (!isAway) log.warn({ why: errorMessage(error) }, 'tracing: spans are dropped')
      isAway = true
    }
  }

  function flush(): Promise<void> {
    if (sending || queue.length === 0) return sending ?? Promise.resolve()
    const batch = queue.slice(0, BATCH)
    queue = queue.slice(BATCH)
    // Outside of any span: the call to the collector is not itself traced.
    sending = currentSpan
      .exit(() => send(batch))
      .finally(() => {
        sending = undefined
      })
    return sending
  }

  const timer = setInterval(() => void flush(), intervalMs)
  timer.unref()
  return {
    add(span: FinishedSpan) {
      if (queue.length < MOST_QUEUED) queue.push(span)
      else dropped += 1
    },
    /** Number of spans that were not sent. */
    dropped: () => dropped,
    /** Tries to send what is left, once. */
    async stop() {
      clearInterval(timer)
      await flush()
      await flush()
    },
  }
}

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * 1_000n)

const toAttribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
})

const toOtlp = (spans: readonly FinishedSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [toAttribute(['service.name', 'gyeol'])] },
      scopeSpans: [
        {
          scope: { name: 'gyeol' },
          spans: spans.map((span) => ({
            traceId: span.traceId,
            spanId: span.spanId,
            ...(span.parentSpanId && { parentSpanId: span.parentSpanId }),
            name: span.name,
            kind: span.kind,
            startTimeUnixNano: nanoseconds(span.startMs),
            endTimeUnixNano: nanoseconds(span.endMs),
            attributes: Object.entries(span.attributes).map(toAttribute),
            status: { code: span.isError ? 2 : 0 },
          })),
        },
      ],
    },
  ],
})
