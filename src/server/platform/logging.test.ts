import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { maskAddress } from './mask-address.ts'

/** Requests a page from a server with our logger in a process of its own; returns its log lines. */
async function linesOfRequest(trustProxy: boolean, path = '/v1/orders?email=hana@example.com') {
  const script = `
    import Fastify from 'fastify'
    import { createLogger } from '#server/platform/logging.ts'
    const app = Fastify({ loggerInstance: createLogger('info'), trustProxy: ${trustProxy} })
    app.get('/*', (_, reply) => reply.header('set-cookie', 'a=secret-answer').send('ok'))
    await app.inject({ url: ${JSON.stringify(path)}, headers: {
      'x-forwarded-for': '203.0.113.9', authorization: 'Bearer secret-token', cookie: 'a=secret-cookie' } })
    await app.close()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  await once(child, 'close')
  return output
}

test('[A-08] the line of a request names the client’s address, and neither its query nor secrets', async () => {
  const [direct, proxied] = await Promise.all([linesOfRequest(false), linesOfRequest(true)])

  expect(JSON.parse(direct.split('\n')[0] ?? '').req).toEqual({
    method: 'GET',
    url: '/v1/orders',
    ip: '127.0.0.1',
  })
  expect(JSON.parse(proxied.split('\n')[0] ?? '').req.ip).toBe('203.0.113.9')
  expect(proxied).not.toMatch(/hana|secret/)
})

test('[SEC-01] a request cannot write a line of its own into the log', async () => {
  const forged = '%0A{"level":30,"msg":"forged"}%0D%0A'
  const output = await linesOfRequest(false, `/v1/orders${forged}`)

  const lines = output.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'incoming request',
    'request completed',
  ])
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['::1', '0:0:0::/48'],
])('masks %s as %s', (ip, masked) => {
  expect(maskAddress(ip)).toBe(masked)
})
