import type { Parent } from './span.ts'

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/
const SAMPLED = 1

/** Reads the header `traceparent` (W3C Trace Context); undefined if it is absent or malformed. */
export function readTraceparent(
  header: string | string[] | undefined,
): (Parent & { readonly isSampled: boolean }) | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(String(header ?? '')) ?? []
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}

export const toTraceparent = ({ traceId, spanId }: Parent) => `00-${traceId}-${spanId}-01`
