import { expect, test } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { withdrawalTexts } from '#texts/withdrawal.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { withdrawalFailure } from './withdrawal-failure.ts'
import WithdrawalPage from './withdrawal-page.tsx'

test('[WDR-01] lists what is erased and retained before the consent', async () => {
  const text = withdrawalTexts.ko

  const html = await renderedHtml(WithdrawalPage)

  for (const line of [...text.deleted, ...text.retained, text.limits]) expect(html).toContain(line)
  expect(html).toMatch(/type="checkbox"/)
  expect(html).not.toMatch(/ checked=/)
  expect(html).toContain('href="/user/mypage"')
})

test('[WDR-01] names the orders that prevent a withdrawal; other failures have one message', () => {
  const text = withdrawalTexts.ko
  const body = { message: '진행 중인 주문이 있어요.', order_numbers: ['K7QW2M9T', 'A1'] }

  expect(withdrawalFailure(new ApiRefusal('OPEN_ORDER', 409, body), text)).toEqual({
    title: body.message,
    detail: '진행 중인 주문: K7QW2M9T, A1',
  })
  expect(withdrawalFailure(new ApiRefusal('INTERNAL_ERROR', 500), text)).toEqual({
    title: '회원 탈퇴 처리 중 오류가 발생했습니다. 다시 시도해주세요.',
    detail: null,
  })
})
