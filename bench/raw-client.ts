import { connect, type Socket } from 'node:net'

/**
 * Sends one GET request again and again over persistent connections, and prints how many were answered
 * with 200 a second. Works on raw sockets in a process of its own, since an HTTP client costs more
 * than the servers that it measures.
 *
 * Started as a process: `raw-client.ts PORT PATH CONNECTIONS SECONDS HEADERS`, headers as JSON.
 */
const [port, path = '/', connections, seconds, headers = '{}'] = process.argv.slice(2)
const until = performance.now() + Number(seconds) * 1_000
const durations: number[] = []
let failed = 0

const request = Buffer.from(
  [
    `GET ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    ...Object.entries(JSON.parse(headers)).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n'),
)

const startedAt = performance.now()
await Promise.all(Array.from({ length: Number(connections) }, keepAsking))
const elapsedSeconds = (performance.now() - startedAt) / 1_000
durations.sort((a, b) => a - b)
console.log(
  JSON.stringify({
    answered: durations.length,
    perSecond: durations.length / elapsedSeconds,
    p99: durations[Math.floor(durations.length * 0.99)] ?? null,
    failed,
  }),
)

function keepAsking(): Promise<void> {
  const socket = connect(Number(port), '127.0.0.1')
  socket.setNoDelay(true)
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('connect', () => ask(socket, resolve))
  })
}

function ask(socket: Socket, done: () => void) {
  let sentAt = performance.now()
  let missing = 0
  const send = () => {
    sentAt = performance.now()
    socket.write(request)
  }
  const finish = () => {
    durations.push(performance.now() - sentAt)
    if (performance.now() < until) return send()
    socket.destroy()
    done()
  }
  // The head of a small answer arrives in one piece on this machine's own network.
  socket.on('data', (part: Buffer) => {
    if (missing > 0) missing -= part.length
    else {
      const end = part.indexOf('\r\n\r\n')
      const head = part.toString('latin1', 0, end)
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (end < 0 || length === undefined) throw new Error(`no length in ${head}`)
      if (!head.startsWith('HTTP/1.1 200')) failed += 1
      missing = end + 4 + Number(length) - part.length
    }
    if (missing === 0) finish()
  })
  send()
}
