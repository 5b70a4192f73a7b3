import { getOrder } from '#contract/orders.ts'
import { getReport, listMyReports } from '#contract/reports.ts'
import { getSurvey } from '#contract/surveys.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  expectReadFailuresShown,
  type FailingRead,
  loadProblemOf,
} from '#tests/support/failing-read.ts'
import type { Failure } from '#tests/support/failures.ts'
import {
  givenDeposit,
  givenMemberOrder,
  givenMemberSurvey,
  givenReport,
  givenSiteMember,
  signIn,
} from '#tests/support/given-on-site.ts'

/** The message expected for each failure; the server's own for a rate limit. */
test('[C-01] [C-06] what waits on my page says when it cannot be read, and comes when asked for again', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  await givenDeposit(site, number)
  await givenMemberSurvey(site, member, number)
  await signIn(page, site, member)
  const open = () => page.goto('/user/mypage')
  const readAll = async (reads: readonly FailingRead[]) => {
    for (const read of reads) await expectReadFailuresShown(page, read)
  }

  await readAll([
    { name: 'an order in work', call: getOrder, open, says: loadProblemOf },
    { name: 'its survey', call: getSurvey, open, says: loadProblemOf },
  ])
  await expect(page.getByRole('img', { name: '설문지에 적은 대로 그린 내 얼굴' })).toBeVisible()

  await givenReport(site, number)
  await readAll([
    { name: 'which sheet arrived', call: listMyReports, open, says: loadProblemOf },
    {
      name: 'an arrived sheet',
      call: getReport,
      open,
      says: ({ status }) => {
        if (status === 0) return '서버에서 응답이 없어요. 연결을 확인하고 다시 시도해 주세요.'
        return isNoReport({ status })
          ? '주문 내역'
          : '결과지를 불러오지 못했어요. 결과지는 그대로 있으니 잠시 뒤 다시 시도해 주세요.'
      },
      isFinal: isNoReport,
    },
  ])
  await expect(page.getByRole('region', { name: '하나 님의 결과지가 왔어요' })).toBeVisible()
})

/** Not this reader's, or an address that never was one: then nothing has arrived. */
const isNoReport = ({ status }: Pick<Failure, 'status'>) => status === 404 || status === 422
