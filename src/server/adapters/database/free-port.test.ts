import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, isFree } from './free-port.ts'

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range'

test.runIf(process.platform === 'linux')(
  'no outgoing connection can take a chosen port before it is used',
  async () => {
    const [first = 0, last = 0] = readFileSync(RANGE, 'utf8').trim().split(/\s+/).map(Number)
    const ports = await Promise.all(Array.from({ length: 400 }, freePort))

    expect(ports.filter((port) => port >= first && port <= last)).toEqual([])
    expect(new Set(ports).size).toBe(ports.length)
  },
)

test('a port is free until something listens on it', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await isFree(port)).toBe(false)

  server.close()
  await once(server, 'close')
  expect(await isFree(port)).toBe(true)
})
