import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Kinds of OTLP. */
export const SPAN_KIND = { internal: 1, server: 2, client: 3 } as const
type Attributes = Readonly<Record<string, string | number>>

export interface FinishedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly name: string
  readonly kind: number
  readonly startMs: number
  readonly endMs: number
  readonly attributes: Attributes
  readonly isError: boolean
}

export interface Parent {
  readonly traceId: string
  readonly spanId: string
}

const nowMs = () => performance.timeOrigin + performance.now()

/** The span that the running code belongs to. */
export const currentSpan = new AsyncLocalStorage<Span | undefined>()

/** A span that is not finished. Ending it twice counts once. */
export class Span implements Parent {
  readonly traceId: string
  readonly spanId = randomBytes(8).toString('hex')
  readonly #parentSpanId: string | undefined
  readonly #startMs = nowMs()
  readonly #kind: number
  readonly #finish: (span: FinishedSpan) => void
  readonly #attributes: Record<string, string | number> = {}
  #hasEnded = false
  name: string

  constructor(
    name: string,
    kind: number,
    parent: Parent | undefined,
    finish: (span: FinishedSpan) => void,
  ) {
    this.name = name
    this.#kind = kind
    this.traceId = parent?.traceId ?? randomBytes(16).toString('hex')
    this.#parentSpanId = parent?.spanId
    this.#finish = finish
  }

  /** Starts a span within this one. */
  child(name: string, kind: number = SPAN_KIND.internal): Span {
    return new Span(name, kind, this, this.#finish)
  }

  set(name: string, value: string | number) {
    this.#attributes[name] = value
  }

  /** Ends the span; `tookMs` if it began that long ago instead of when it was created. */
  end({ isError = false, tookMs }: { isError?: boolean; tookMs?: number } = {}) {
    if (this.#hasEnded) return
    this.#hasEnded = true
    const endMs = nowMs()
    this.#finish({
      traceId: this.traceId,
      spanId: this.spanId,
      parentSpanId: this.#parentSpanId,
      name: this.name,
      kind: this.#kind,
      startMs: tookMs === undefined ? this.#startMs : endMs - tookMs,
      endMs,
      attributes: this.#attributes,
      isError,
    })
  }
}

/** Starts a trace or continues one that came with a request; undefined if it is not sampled. */
export type StartTrace = (
  name: string,
  kind: number,
  parent?: Parent & { readonly isSampled: boolean },
) => Span | undefined
