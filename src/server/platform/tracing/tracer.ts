import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Job } from '#server/platform/jobs.ts'
import { createExporter } from './exporter.ts'
import { currentSpan, SPAN_KIND, Span, type StartTrace } from './span.ts'
import { traceCalls } from './trace-calls.ts'
import { traceRequests } from './trace-requests.ts'
import { traceStatement } from './trace-statements.ts'

interface TracerOptions {
  readonly endpoint: string
  /** Part of the requests and jobs that is traced, from 0 to 1. */
  readonly ratio: number
  readonly log: Pick<Logger, 'warn' | 'info'>
  readonly intervalMs?: number
  readonly timeoutMs?: number
}

/** Traces requests, jobs, statements and outside calls. Created only if a collector is configured. */
export function createTracer({ ratio, ...options }: TracerOptions) {
  const exporter = createExporter(options)
  const stopCalls = traceCalls()

  /**
   * Starts a trace, or continues `parent`; undefined if it is not sampled. A caller can refuse to be
   * sampled, but not demand it: anybody can send the header.
   */
  const start: StartTrace = (name, kind, parent) => {
    const isSampled = parent?.isSampled !== false && Math.random() < ratio
    return isSampled ? new Span(name, kind, parent, exporter.add) : undefined
  }

  return {
    onStatement: traceStatement,
    traceRequests: (app: FastifyInstance) => traceRequests(app, start),
    /** Returns the job with each sampled run traced. */
    traced(job: Job): Job {
      return {
        ...job,
        async run() {
          const span = start(`job ${job.name}`, SPAN_KIND.internal)
          try {
            const result = await currentSpan.run(span, job.run)
            span?.end()
            return result
          } catch (error) {
            span?.end({ isError: true })
            throw error
          }
        },
      }
    },
    dropped: exporter.dropped,
    async stop() {
      stopCalls()
      await exporter.stop()
    },
  }
}

export type Tracer = ReturnType<typeof createTracer>
