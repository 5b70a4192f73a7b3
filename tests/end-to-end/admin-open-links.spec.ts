import { shareReport } from '#contract/report-shares.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenGuestReport } from '#tests/support/given-guest-report.ts'
import { signInAsAdmin } from '#tests/support/given-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'

test('[RPT-03] shows the number of open share links beside a sheet', async ({ page, site }) => {
  const { id, token, number } = await givenGuestReport(site)
  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}/sheet`)
  const sent = page.getByRole('complementary', { name: '설문지와 사진' })
  await expect(sent.getByText('고객이 나눈 링크가 없어요.')).toBeVisible()

  const sharing = { params: { id }, query: { token }, body: { days: '7' } } as const
  await callSite(site.url, shareReport, sharing)
  await page.reload()

  await expect(
    sent.getByText(/^고객이 나눈 링크 1개가 열려 있어요\. 마지막 링크는 .+에 끝나요\.$/),
  ).toBeVisible()
  await expectAccessible(page)
})
