import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#contract/accounts.ts'
import { storageKeys, writeStored } from '#web/api/local-storage.ts'
import { startSession } from '#web/api/session.ts'
import { storeGuestToken } from '#web/own-orders/guest-tokens.ts'
import { openSurvey } from './open-survey.ts'

const TOKEN = 'a-guest-token-of-the-order'
const found = {
  order_number: 'G7K2',
  canonical_status: 'PAYMENT_COMPLETED',
  has_survey: false,
  consulting_type: 'HAIR_CONSULTING',
}
/** Replies to the calls for the order, in order. */
let answers: Response[] = []
let asked: string[] = []

beforeEach(() => {
  const storage = new Map<string, string>()
  asked = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answers.shift() ?? Response.error()
  })
})

const answer = (status: number, body: object) => Response.json(body, { status })
const open = (token: string | null = null, isChange = false) =>
  new QueryClient().fetchQuery({
    ...openSurvey({ order: 'G7K2', token, isChange }, 'somebody'),
    retry: false,
  })

test('[S-02] asks an unknown visitor to prove access to a guest order', async () => {
  expect(await open()).toEqual({ kind: 'mustProve', orderNumber: 'G7K2' })
  answers = [answer(404, { code: 'ORDER_NOT_FOUND' })]
  expect(await open(TOKEN)).toEqual({ kind: 'mustProve', orderNumber: 'G7K2' })
})

test('[S-02] asks another member to prove access to a guest order', async () => {
  startSession('a-token', { id: 'hana' } as UserInfo)
  answers = [answer(404, { code: 'ORDER_NOT_FOUND' })]

  expect(await open()).toEqual({ kind: 'mustProve', orderNumber: 'G7K2' })
})

test('[GST-03] lets a guest with an expired token continue with email and phone', async () => {
  writeStored(storageKeys.orderNumber, 'G7K2')
  writeStored(storageKeys.guestFlag, 'true')
  for (const [status, code] of [
    [401, 'SIGN_IN_REQUIRED'],
    [404, 'ORDER_NOT_FOUND'],
  ] as const) {
    answers = [answer(status, { code })]
    expect(await open(TOKEN)).toMatchObject({ kind: 'open', sender: 'guest', order: null })
  }
  expect(asked).toHaveLength(2)
})

test('[GST-03] lets a member open a guest order with this device’s token', async () => {
  startSession('a-token', { id: 'hana' } as UserInfo)
  storeGuestToken('G7K2', TOKEN)
  answers = [answer(404, { code: 'ORDER_NOT_FOUND' }), answer(200, found)]

  expect(await open()).toMatchObject({ kind: 'open', sender: 'guest', guestToken: TOKEN })
})

test('[SRV-05] does not open the survey if the server fails', async () => {
  answers = [answer(500, { code: 'INTERNAL_ERROR' })]
  await expect(open(TOKEN)).rejects.toMatchObject({ code: 'INTERNAL_ERROR' })
})

test.each(['HAIR_CONSULTING', 'SKIN_CONSULTING'])(
  '[E-04] opens the survey of the order’s kind: %s',
  async (consulting_type) => {
    startSession('a-token', { id: 'hana' } as UserInfo)
    answers = [answer(200, { ...found, consulting_type })]
    expect(await open()).toMatchObject({ kind: 'open', kindScreen: { type: consulting_type } })

    answers = [answer(404, { code: 'ORDER_NOT_FOUND' })]
    writeStored(storageKeys.orderNumber, 'G7K2')
    writeStored(storageKeys.guestFlag, 'true')
    writeStored(storageKeys.consultingType, consulting_type)
    expect(await open()).toMatchObject({ order: null, kindScreen: { type: consulting_type } })
  },
)

test('[E-04] opens no survey for a kind that is no longer offered', async () => {
  startSession('a-token', { id: 'hana' } as UserInfo)
  answers = [answer(200, { ...found, consulting_type: 'STYLE_CONSULTING' })]

  expect(await open()).toEqual({ kind: 'noSurvey' })
})

const sentOrder = { ...found, canonical_status: 'CONSULTING_SCHEDULED', has_survey: true }
const sent = { left_blank: [], images: [], revision: 1, note: '숱이 많아요.', erased_at: null }

test('[C-12] opens a survey that was sent to be changed, and only if asked to', async () => {
  startSession('a-token', { id: 'hana' } as UserInfo)
  answers = [answer(200, { ...sentOrder, is_work_begun: false })]
  expect(await open()).toEqual({ kind: 'exists' })

  const kind = { ...sent, consulting_type: 'HAIR_CONSULTING' }
  answers = [answer(200, { ...sentOrder, is_work_begun: false }), answer(200, kind)]
  expect(await open(null, true)).toMatchObject({
    kind: 'open',
    sent: { revision: 1, answers: { note: '숱이 많아요.' } },
  })
})

test.each([
  ['inWork', { is_work_begun: true }, null],
  ['closed', { canonical_status: 'CANCELLED', is_work_begun: false }, null],
  ['closed', { is_work_begun: false }, { erased_at: '2026-11-20T03:00:00.000Z' }],
] as const)('[C-12] says why a survey cannot be changed: %s', async (kind, order, survey) => {
  startSession('a-token', { id: 'hana' } as UserInfo)
  answers = [answer(200, { ...sentOrder, ...order })]
  if (survey) answers.push(answer(200, { ...sent, ...survey }))

  expect(await open(null, true)).toEqual({ kind })
})
