import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { givenBrowserStorage } from '#tests/web/browser-storage.ts'
import { call } from './client.ts'
import { readStored, storageKeys, writeStored } from './local-storage.ts'
import { endSession, onSessionLost } from './session.ts'

const CONTRACT = join(import.meta.dirname, '../../contract')
const REFRESH = '/v1/auth/refresh'

/** Lists every read call of the customer screens. */
async function readsOfCustomers(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACT).filter((file) => !file.startsWith('admin'))
  const exported = await Promise.all(
    files.map((file): Promise<object> => import(join(CONTRACT, file))),
  )
  return exported.flatMap((each) => endpointsIn(each)).filter(({ method }) => method === 'GET')
}

function endpointsIn(value: object, depth = 0): Endpoint[] {
  if ('method' in value && 'path' in value) return [value as Endpoint]
  if (depth > 2 || '_zod' in value) return []
  return Object.values(value).flatMap((inner) =>
    typeof inner === 'object' && inner !== null ? endpointsIn(inner, depth + 1) : [],
  )
}

let requests: string[]
let lost: number
let stop: () => void

beforeEach(() => {
  givenBrowserStorage()
  requests = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return Response.json({ code: 'SIGN_IN_REQUIRED', message: '다시' }, { status: 401 })
  })
  lost = 0
  stop = onSessionLost(() => {
    lost += 1
  })
})
afterEach(() => stop())

function givenSession() {
  writeStored(storageKeys.accessToken, 'a-token')
  writeStored(storageKeys.userInfo, '{}')
}

const read = (endpoint: Endpoint) =>
  call(endpoint, { params: { ...namesIn(endpoint), id: 'x' } } as never)
const namesIn = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']))

test('[LOG-05] ends the session when any read gets 401 after one refresh', async () => {
  const reads = await readsOfCustomers()
  expect(reads.length).toBeGreaterThan(30)

  for (const [at, endpoint] of reads.entries()) {
    givenSession()
    requests.length = 0
    await expect(read(endpoint), endpoint.path).rejects.toMatchObject({ status: 401 })
    expect([endpoint.path, requests.length, requests[1]]).toEqual([endpoint.path, 2, REFRESH])
    expect([endpoint.path, lost]).toEqual([endpoint.path, at + 1])
    expect(readStored(storageKeys.accessToken)).toBeNull()
    expect(readStored(storageKeys.userInfo)).toBeNull()
  }
})

test('[LOG-05] refreshes once for concurrent reads with 401 and reports the loss once', async () => {
  givenSession()
  const reads = await readsOfCustomers()

  await Promise.allSettled(reads.map(read))

  expect(requests.filter((address) => address === REFRESH)).toHaveLength(1)
  expect(lost).toBe(1)
})

test('[LOG-05] does nothing when a visitor gets 401', async () => {
  const [endpoint] = await readsOfCustomers()

  await expect(read(endpoint!)).rejects.toMatchObject({ status: 401 })

  expect(requests).toHaveLength(1)
  expect(lost).toBe(0)
})

test('does not report a session as lost that was ended here during the refresh', async () => {
  vi.stubGlobal('document', { cookie: '' })
  givenSession()
  const refuse = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === REFRESH) endSession()
    return refuse(address)
  })

  await expect(read((await readsOfCustomers())[0]!)).rejects.toMatchObject({ status: 401 })

  expect(requests).toContain(REFRESH)
  expect(lost).toBe(0)
})

test.each([429, 503])(
  '[LOG-05] a session outlives a refresh that is answered %i',
  async (status) => {
    givenSession()
    const refuse = globalThis.fetch
    vi.stubGlobal('fetch', (address: string) =>
      address === REFRESH ? Promise.resolve(Response.json({}, { status })) : refuse(address),
    )

    await expect(read((await readsOfCustomers())[0]!)).rejects.toMatchObject({ status: 401 })

    expect(lost).toBe(0)
    expect(readStored(storageKeys.accessToken)).toBe('a-token')
  },
)
