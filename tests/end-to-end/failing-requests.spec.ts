import { requestProduct, withdrawProductRequests } from '#contract/product-requests.ts'
import { test } from '#tests/support/browser-site.ts'
import {
  expectErrorMessage,
  type FailingPress,
  messageOr,
  pressIn,
} from '#tests/support/failing-press.ts'

const OFFLINE = '연결이 끊겨 보내지 못했어요. 적은 내용은 그대로 있어요. 연결되면 다시 눌러 주세요.'

test('[C-05] [A-26] requesting and withdrawing a product notification show every failure', async ({
  page,
}) => {
  const form = page.getByRole('form', { name: '퍼스널 컬러 · 메이크업 알림 부탁하기' })
  const presses: readonly FailingPress[] = [
    {
      name: 'asking to be told',
      call: requestProduct,
      open: async () => {
        await page.goto('/user/consulting')
        await form.getByLabel('이메일').fill('hana@example.com')
        await form.getByRole('checkbox').check()
        return pressIn(form, '알려 주세요')
      },
      says: messageOr(OFFLINE),
    },
    {
      name: 'withdrawing it',
      call: withdrawProductRequests,
      open: async () => {
        await page.goto('/user/consulting/withdraw-request?token=an-address.and-its-signature')
        return pressIn(page, '모두 거두기')
      },
      says: (failure) =>
        failure.status === 404 || failure.status === 422
          ? '이 링크로는 거둘 수 없어요. 받은 글의 링크를 그대로 열어 주세요.'
          : messageOr(OFFLINE)(failure),
    },
  ]
  for (const press of presses) await expectErrorMessage(page, press)
})
