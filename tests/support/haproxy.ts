import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, config)
  return spawn('haproxy', ['-f', file], { stdio: 'ignore' })
}
