import { expect, test } from 'vitest'
import { isOneOf } from '#domain/collections/lists.ts'
import { allRoutes } from '#server/routes.ts'
import { startApp } from '#tests/support/app.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { multipartBody } from '#tests/support/multipart-body.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import {
  FILE_START,
  payloadPart,
  sendUnfinished,
  startListening,
} from '#tests/support/slow-socket.ts'

const NETWORKS = ['203.0.113.7', '203.0.113.8'] as const
const OF_A_NETWORK = 10
const stranger = { email: 'stranger@example.com', phone: '01099999999' }

type Site = Awaited<ReturnType<typeof startListening>>
type Order = Awaited<ReturnType<typeof givenOrderIn>>

/** Leaves forms unfinished from two networks, as many as could hold every place. */
const attack = ({ port }: Site, forms: { readonly path: string; readonly body: string }) =>
  Promise.all(
    NETWORKS.flatMap((network) =>
      Array.from({ length: OF_A_NETWORK }, () => sendUnfinished(port, { ...forms, network })),
    ),
  )

const formOf = ({ number, proof }: Pick<Order, 'number' | 'proof'>) => ({
  path: `/v1/surveys/guest/${number}`,
  body: `${payloadPart({ ...surveyWith(), ...proof })}${FILE_START}`,
})

async function sendHonestly({ url, given }: Site) {
  const { number, proof } = await givenOrderIn(given)
  const { payload, headers } = await multipartBody({ ...surveyWith(), ...proof }, [
    await givenPhoto(),
  ])
  const response = await fetch(`${url}/v1/surveys/guest/${number}`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': '198.51.100.9' },
    body: payload,
  })
  return response.status
}

test('[A-03] strangers are refused before their photos, and hold no place', async () => {
  const site = await startListening()
  const { number } = await givenOrderIn(site.given)

  const sockets = await attack(site, formOf({ number, proof: stranger }))
  for (const { answered } of sockets) expect(await answered).toContain('ORDER_NOT_FOUND')

  expect(await sendHonestly(site)).toBe(201)
})

test('[A-03] forms whose photos precede the payload hold none of the other places', async () => {
  const site = await startListening()

  const sockets = await attack(site, { path: '/v1/surveys/guest/GY-1', body: FILE_START })
  const refused = Promise.race(sockets.map(({ answered }) => answered))
  expect(await refused).toMatch(/TOO_MANY_REQUESTS|UNAVAILABLE/)

  expect(await sendHonestly(site)).toBe(201)
})

test('[A-03] an order that takes no survey is refused before its photos', async () => {
  const site = await startListening()
  const order = await givenOrderIn(site.given, { status: 'CANCELLED' })

  const { answered } = await sendUnfinished(site.port, formOf(order))

  expect(await answered).toContain('SURVEY_CLOSED')
})

test('[A-03] unfinished forms for one order hold a part of the places', async () => {
  const site = await startListening()

  const sockets = await attack(site, formOf(await givenOrderIn(site.given)))
  expect(await Promise.race(sockets.map(({ answered }) => answered))).toContain('TOO_MANY_REQUESTS')

  expect(await sendHonestly(site)).toBe(201)
})

test('limits the unfinished forms of one network with an order for each', async () => {
  const site = await startListening()
  const orders = await Promise.all(
    Array.from({ length: OF_A_NETWORK + 1 }, () => givenOrderIn(site.given)),
  )

  const sockets = await Promise.all(orders.map((it) => sendUnfinished(site.port, formOf(it))))
  expect(await Promise.race(sockets.map(({ answered }) => answered))).toContain('TOO_MANY_REQUESTS')

  expect(await sendHonestly(site)).toBe(201)
})

test('[A-03] gives the place of a form back that arrived too slowly', async () => {
  const site = await startListening({ graceMs: 200 })
  const order = await givenOrderIn(site.given)

  // Together more than an order may have at a time.
  for (let round = 1; round <= 2; round += 1) {
    const sockets = await Promise.all(
      Array.from({ length: 5 }, () => sendUnfinished(site.port, formOf(order))),
    )
    for (const { answered } of sockets) expect(await answered).toContain('REQUEST_TIMEOUT')
  }
})

test('[A-03] every upload of customers is checked before its photos', async () => {
  const { deps } = await startApp()

  const unchecked = allRoutes(deps).filter(
    ({ endpoint: { bodyKind, access }, check }) =>
      (bodyKind === 'multipart' || bodyKind === 'either') &&
      isOneOf(['anyone', 'member'], access) &&
      !check,
  )

  expect(unchecked).toEqual([])
})
