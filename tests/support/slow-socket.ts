import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import { BODY_LIMITS, type BodyLimits } from '#server/platform/body-limits.ts'
import { startApp } from './app.ts'

interface UnfinishedRequest {
  readonly path: string
  /** The part of the body that is sent. */
  readonly body: string | Buffer
  readonly contentType?: string
  readonly length?: number
  readonly network?: string
}

const EDGE = 'edge'
const FORM = `multipart/form-data; boundary=${EDGE}`

/** Head of one part of a form. */
const partHead = (disposition: string) =>
  `--${EDGE}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`
/** Ends with a byte of the file: the parser holds a line break back, which may begin a boundary. */
export const FILE_START = `${partHead('name="images"; filename="a.jpg"')}a`
export const payloadPart = (body: unknown) =>
  `${partHead('name="payload"')}${JSON.stringify(body)}\r\n`

/** Starts a listening server that trusts `X-Forwarded-For`, so that requests can name their network. */
export async function startListening(limits: Partial<BodyLimits> = {}) {
  const given = await startApp()
  const bodyLimits = { ...BODY_LIMITS, ...limits }
  const app = await createApp({
    deps: given.deps,
    trustProxy: true,
    maxEventLoopDelayMs: 0,
    bodyLimits,
  })
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { given, app, port, url: `http://127.0.0.1:${port}` }
}

/** Sends the head of a request and a part of its body, and leaves both directions open. */
export async function sendUnfinished(port: number, request: UnfinishedRequest) {
  const { path, body, contentType = FORM, length = 4_000_000, network = '192.0.2.1' } = request
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  const ended = once(socket, 'end')
  const answered = once(socket, 'data').then(([data]) => String(data))
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: gyeol.test\r\nx-forwarded-for: ${network}\r\n` +
      `content-type: ${contentType}\r\ncontent-length: ${length}\r\n\r\n`,
  )
  socket.write(body)
  return {
    answered,
    /** The whole answer, when the server has ended the connection. */
    answeredAndEnded: ended.then(() => Buffer.concat(chunks).toString()),
    send: (rest: string | Buffer) => socket.write(rest),
  }
}
