import { once } from 'node:events'
import { request } from 'node:http'

/** Belong to one answer or to its connection. */
const OF_ONE_ANSWER = ['date', 'connection', 'keep-alive', 'transfer-encoding']

/** Requests a page or call and returns it as sent: headers, and the bytes in base64. */
export async function recordAnswer(port: number, path: string, headers: Record<string, string>) {
  const [response] = await once(request({ port, path, headers }).end(), 'response')
  const body = Buffer.concat(await response.toArray())
  const sent = Object.entries(response.headers).filter(([name]) => !OF_ONE_ANSWER.includes(name))
  return {
    path,
    headers: { ...Object.fromEntries(sent), 'content-length': String(body.length) },
    body: body.toString('base64'),
  }
}
