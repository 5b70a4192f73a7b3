import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import { EntryDetail } from './entry-detail.tsx'

async function drawn(action: string, detail: AuditEntry['detail'], subject = 'GYABCDEFGHJK') {
  const text = await loadAdminMessages('ko')
  const entry = {
    id: '1',
    at: '2026-11-09T03:00:00.000Z',
    actor_id: null,
    actor: 'admin',
    action,
    subject,
    name: null,
    detail,
    ip: null,
    request_id: null,
  }
  return renderedHtml(() => (
    <AdminTextContext value={text}>
      <EntryDetail entry={entry} />
    </AdminTextContext>
  ))
}

test('[ADM-02] the audit log shows amounts in won, and answers and statuses by their labels', async () => {
  const refund = await drawn('order.refund', { amount: 93_000, paid_out: false })
  expect(refund).toContain('93,000원')
  expect(refund).toContain('이미 보냄')
  expect(refund).toContain('아니오')

  const points = await drawn('points.adjust', { amount: -3_000 })
  expect(points).toContain('−3,000P')

  const status = await drawn('order.status', { status: 'CONSULTING_SCHEDULED' })
  expect(status).toContain('결과지 작성 중')
  expect(status).not.toContain('CONSULTING_SCHEDULED')
})

test('a changed coupon shows its earlier and its new discount type', async () => {
  const before = { discount_type: 'PERCENTAGE', discount_value: 15, end_date: null }
  const after = {
    discount_type: 'FIXED',
    discount_value: 5_000,
    end_date: '2026-12-24T15:00:00.000Z',
  }
  const html = await drawn('coupon.update', { before, after })

  expect(html).toContain('15%')
  expect(html).toContain('5,000원')
  expect(html).toContain('2026년 12월 25일')
})

test('a change of the settings shows the labels of the settings page', async () => {
  const html = await drawn('settings.update', {
    before: { refund_rules: { late_fee: 10_000, version: 1 }, company: { ceo: '김결' } },
    after: { refund_rules: { late_fee: 15_000, version: 2 }, company: { ceo: '김결' } },
  })

  expect(html).toContain('전액 환불 시간이 지난 뒤의 공제 금액 (원)')
  expect(html).toContain('환불 규정 버전')
  expect(html).toContain('15,000원')
  expect(html).not.toContain('late_fee')
  expect(html).not.toContain('김결')
})

test('a list is named by its kind, and a policy by its version', async () => {
  const rows = await drawn('receipt.import', { rows: 5, added: 2 }, 'receipts')
  expect(rows).toContain('들어온 돈</dd>')
  expect(rows).not.toContain('receipts<')

  const policy = await drawn('policy.delete', { before: {} }, 'points 2')
  expect(policy).toContain('포인트 안내 · 2판</dd>')
})

test('rich text is shown as plain text, with its tags if only those have changed', async () => {
  const before = { body: '<p>첫째 줄</p><p>둘째 줄</p>' }
  const changed = await drawn('content.update', { before, after: { body: '<p>새 줄</p>' } })
  expect(changed).toContain('첫째 줄\n둘째 줄')
  expect(changed).not.toContain('&lt;p&gt;')

  const after = { body: '<p><b>첫째</b> 줄</p><p>둘째 줄</p>' }
  const bold = await drawn('content.update', { before, after })
  expect(bold).toContain('&lt;b&gt;첫째&lt;/b&gt;')
})
