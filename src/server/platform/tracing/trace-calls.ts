import diagnostics from 'node:diagnostics_channel'
import { currentSpan, SPAN_KIND, type Span } from './span.ts'
import { toTraceparent } from './trace-context.ts'

/** What the channels of `fetch` publish, as far as it is read here. */
interface FetchEvent {
  readonly request: {
    readonly origin: string
    readonly method: string
    addHeader(name: string, value: string): void
  }
  readonly response?: { readonly statusCode: number }
}

/** What the channels of `node:http` publish; the S3 client uses it. */
interface HttpEvent {
  readonly request: { readonly host: string; readonly method: string }
  readonly response?: { readonly statusCode?: number }
}

/** Traces calls to outside services within the running span, until `stop`. */
export function traceCalls() {
  const spans = new WeakMap<object, Span>()
  function begin(request: object, method: string, host: string) {
    const span = currentSpan.getStore()?.child(`${method} ${host}`, SPAN_KIND.client)
    if (!span) return undefined
    spans.set(request, span)
    return span
  }
  function end(request: object, status: number | undefined) {
    const span = spans.get(request)
    if (status) span?.set('http.response.status_code', status)
    span?.end({ isError: status === undefined || status >= 500 })
  }

  const listeners = {
    'undici:request:create': on<FetchEvent>(({ request }) => {
      const span = begin(request, request.method, new URL(request.origin).host)
      if (span) request.addHeader('traceparent', toTraceparent(span))
    }),
    'undici:request:headers': on<FetchEvent>(({ request, response }) =>
      end(request, response?.statusCode),
    ),
    'undici:request:error': on<FetchEvent>(({ request }) => end(request, undefined)),
    'http.client.request.start': on<HttpEvent>(({ request }) => {
      begin(request, request.method, request.host)
    }),
    'http.client.response.finish': on<HttpEvent>(({ request, response }) =>
      end(request, response?.statusCode),
    ),
    'http.client.request.error': on<HttpEvent>(({ request }) => end(request, undefined)),
  }
  for (const [name, listener] of Object.entries(listeners)) diagnostics.subscribe(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      diagnostics.unsubscribe(name, listener)
  }
}

function on<Event>(listen: (event: Event) => void) {
  // Node declares what its channels publish as unknown.
  return (message: unknown) => listen(message as Event)
}
