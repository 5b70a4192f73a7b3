import { expect, onTestFinished, test, vi } from 'vitest'
import { won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { PointsSummary } from './my-points.tsx'

/** The last millisecond of 30 November in Seoul; in Sydney it is 1 December. */
const next_expiring = { amount: won(1_500), expires_at: '2026-11-30T14:59:59.999Z' }
const points = { balance: won(3_500), next_expiring, total: 2, minimum: won(3_000) }

test.each([
  ['ko', '2026년 11월 30일까지 쓰지 않으면 1,500P가 사라져요.'],
  ['en', '1,500P will expire after November 30, 2026.'],
  ['vi', '1.500P sẽ hết hạn sau ngày 30/11/2026.'],
] as const)(
  '[MYP-02] shows in %s the next expiry with its day in Seoul, also in Sydney',
  async (language, sentence) => {
    vi.stubEnv('TZ', 'Australia/Sydney')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await renderedHtml(() => <PointsSummary points={points} />, language)).toContain(
      sentence,
    )
  },
)

test('[MYP-02] says when no points expire', async () => {
  const none = { ...points, balance: won(0), next_expiring: null }

  expect(await renderedHtml(() => <PointsSummary points={none} />)).toContain(
    '30일 안에 사라지는 포인트는 없어요.',
  )
})

test.each([
  ['ko', '3,000P부터 쓸 수 있어요.'],
  ['en', 'You can spend them from 3,000P.'],
  ['vi', 'Dùng được từ 3.000P.'],
] as const)(
  '[S-13] shows in %s the configured minimum to a member without points',
  async (language, sentence) => {
    const none = { ...points, balance: won(0), next_expiring: null, total: 0 }

    expect(await renderedHtml(() => <PointsSummary points={none} />, language)).toContain(sentence)
  },
)
