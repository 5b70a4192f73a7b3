import { describe, expect, test } from 'vitest'
import type { Paying } from '#contract/paying.ts'
import { won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { type Language, languages } from '#texts/messages.ts'
import { payingTexts } from '#texts/paying.ts'
import { CheckingPanel } from './checking-panel.tsx'
import { PayingState } from './paying-state.tsx'

const now = (change: Partial<Paying> = {}): Paying => ({
  order_number: 'GYABCDEFGHJK',
  state: 'TO_PAY',
  method: 'card',
  provider: 'toss',
  status: 'WAITING',
  amount: won(100_000),
  refunded_amount: won(0),
  paid_at: null,
  due_at: '2026-11-05T01:30:00.000Z',
  deposit: null,
  failure_code: null,
  receipt_url: null,
  ...change,
})
const proof = { orderNumber: 'GYABCDEFGHJK', guestToken: null }
const shown = (change: Partial<Paying>, code?: string, language: Language = 'ko') =>
  renderedHtml(() => <PayingState now={now(change)} proof={proof} code={code} />, language)

describe.each(languages)('in %s', (language) => {
  const text = payingTexts[language]

  test.each(['PAY_PROCESS_CANCELED', 'PAY_PROCESS_ABORTED', 'REJECT_CARD_COMPANY'])(
    '[PAY-02] %s is told in its own words, and that nothing was taken',
    async (code) => {
      const html = await shown({}, code, language)

      expect(html).toContain(text.reasons[code]!)
      expect(html).toContain(text.nothingTaken)
    },
  )

  test('[PAY-02] a code that nobody knows is a decline all the same', async () => {
    const html = await shown(
      { state: 'DECLINED', failure_code: 'SOMETHING_NEW' },
      undefined,
      language,
    )
    expect(html).toContain(text.otherReason)
  })

  test('[PAY-03] while the end is not known nothing is called failed', async () => {
    const html = await renderedHtml(
      () => <CheckingPanel isUnreachable={false} onCheck={() => {}} busy={false} />,
      language,
    )
    expect(html).toContain(text.checkingTitle)
    expect(html).not.toContain(text.failTitle)
  })
})

test('[PAY-03] what was paid is never called failed, whatever led to the page', async () => {
  const html = await shown({ state: 'PAID', status: 'PAID' }, 'PAY_PROCESS_ABORTED')

  expect(html).not.toContain(payingTexts.ko.failTitle)
})
