import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Heard {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Starts an HTTP server on a free port that replies by `answer`, until `stop`. */
export async function startHttpStandIn(
  answer: (heard: Heard, response: ServerResponse) => void | Promise<void>,
) {
  const server = createServer(async (request, response) => {
    const { method = '', url = '/', headers } = request
    const body = await text(request)
    await answer({ method, url: new URL(url, 'http://stand-in'), headers, body }, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export function answerJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
