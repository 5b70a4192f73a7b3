import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export const hasHaproxy = spawnSync('haproxy', ['-v']).error === undefined

/**
 * Runs HAProxy on `port` with the example of the guide, without TLS and with shorter intervals.
 * `folder` gets its configuration.
 */
export function startProxy(folder: string, port: number, ports: readonly number[]): ChildProcess {
  const example = readFileSync('ops/haproxy.cfg', 'utf8')
  const server = /^ {2}server .*$/m.exec(example)?.[0] ?? ''
  const servers = ports.map((each, index) =>
    server.replace(/server \S+ \S+/, `server site${index + 1} 127.0.0.1:${each}`),
  )
  const config = example
    .replace(/^ {2}bind :443.*\n/m, '')
    .replace(/^ {2}http-request redirect.*\n/m, '')
    .replace(/^(?: {2}server .*\n)+/m, `${servers.join('\n')}\n`)
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replaceAll('inter 1s', 'inter 200ms')
    .replace('global\n', `global\n  stats socket ${socketIn(folder)}\n`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, config)
  return spawn('haproxy', ['-f', file], { stdio: 'ignore' })
}

const socketIn = (folder: string) => join(folder, 'haproxy.sock')

/** Number of instances to which the proxy of a folder sends requests. */
export async function instancesInUse(folder: string): Promise<number> {
  const socket = createConnection(socketIn(folder))
  await once(socket, 'connect')
  socket.write('show stat\n')
  return (await text(socket)).split('\n').filter((row) => /^instances,site.*,UP,/.test(row)).length
}
