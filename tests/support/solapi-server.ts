import { createHmac } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { answerJson, startHttpStandIn } from './http-stand-in.ts'

const KEY = 'NCS-A-KEY'
const SECRET = 'a-secret-of-solapi'

interface SentText {
  readonly to: string
  readonly from: string
  readonly text: string
}

type Mood = 'takes' | 'failsEach' | 'isShort' | 'isSilent'

/** Starts a stand-in of Solapi that follows its documentation, stopped with the test. `mood` sets its replies. */
export async function startSolapi() {
  const received: SentText[] = []
  const state: { mood: Mood } = { mood: 'takes' }
  const server = await startHttpStandIn(({ method, url, headers, body }, response) => {
    if (state.mood === 'isSilent') return
    const isBalance = method === 'GET' && url.pathname === '/cash/v1/balance'
    if (isBalance && isSigned(headers.authorization ?? '')) {
      return answerJson(response, 200, {
        balance: state.mood === 'isShort' ? 20 : 12_000,
        point: 0,
      })
    }
    if (!isBalance && (method !== 'POST' || url.pathname !== '/messages/v4/send-many/detail')) {
      return answerJson(response, 404, {
        errorCode: 'ResourceNotFound',
        errorMessage: url.pathname,
      })
    }
    if (!isSigned(headers.authorization ?? '')) {
      return answerJson(response, 403, {
        errorCode: 'SignatureDoesNotMatch',
        errorMessage: '인증정보가 일치하지 않습니다.',
      })
    }
    if (state.mood === 'isShort') {
      return answerJson(response, 402, {
        errorCode: 'NotEnoughBalance',
        errorMessage: '잔액이 부족합니다.',
      })
    }
    const { messages } = JSON.parse(body) as { messages: SentText[] }
    if (state.mood === 'failsEach') {
      const failedMessageList = messages.map((it) => ({
        ...it,
        statusCode: '1062',
        statusMessage: '발신번호 미등록',
      }))
      return answerJson(response, 200, { failedMessageList, groupInfo: { count: { total: 1 } } })
    }
    received.push(...messages)
    answerJson(response, 200, {
      failedMessageList: [],
      groupInfo: { groupId: 'G4V', status: 'SENDING', count: { total: messages.length } },
    })
  })
  onTestFinished(server.stop)
  return { url: server.url, apiKey: KEY, apiSecret: SECRET, received, state }
}

function isSigned(header: string): boolean {
  const parts = /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S+), signature=([0-9a-f]{64})$/.exec(
    header,
  )
  if (!parts) return false
  const [, apiKey, date = '', salt = '', signature] = parts
  const expected = createHmac('sha256', SECRET)
    .update(date + salt)
    .digest('hex')
  const isSaltLongEnough = salt.length >= 12 && salt.length <= 64
  return apiKey === KEY && isSaltLongEnough && signature === expected
}
