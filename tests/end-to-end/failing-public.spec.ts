import type { Page } from '@playwright/test'
import { getProductById } from '#contract/catalog.ts'
import { getContent, getPolicy, listContents, listFaqs } from '#contract/content.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getPublicInquiry, listPublicInquiries } from '#contract/inquiries.ts'
import { quoteOrder } from '#contract/orders.ts'
import { listReviews } from '#contract/reviews.ts'
import { getShopFaq, listShopFaqs } from '#contract/shop-faqs.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { expectReadFailuresShown, type FailingRead, retryOn } from '#tests/support/failing-read.ts'
import { expectOnScreen, failuresToTry, whileFailing } from '#tests/support/failures.ts'
import { givenInquiryOnSite } from '#tests/support/given-inquiries-on-site.ts'
import { openOrder, unfold } from '#tests/support/on-order-page.ts'
import { executeOnDatabase, openWith } from '#tests/support/site-database.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

const CONTENTS_OF_A_PAGE = 16

test('[LND-06] [FAQ-01] [CNT-01] [INQ-06] paged public lists show a message for every failure', async ({
  page,
  site,
}) => {
  const link = page.getByRole('main').getByRole('link', { name: '2 페이지' })
  const eachFails = async (call: Endpoint, words: string) => {
    for (const failure of failuresToTry(call.path, () => words)) {
      await test.step(`${call.path}: ${failure.label}`, async () => {
        const seen = () => expectOnScreen(page, words)
        await whileFailing(page, { call }, failure, { press: () => link.click(), seen })
        await page.goBack()
      })
    }
  }
  await page.goto('/user/faq')
  await eachFails(listFaqs, 'FAQ 정보를 불러오는 중 오류가 발생했습니다.')

  await executeOnDatabase(
    site,
    `insert into contents (position, status, article_type, words, created_at, updated_at)
     select 90, '활성', '일반형식', '{"ko": {"title": "많은 글", "description": "", "content": ""}}', now(), now()
     from generate_series(1, ${CONTENTS_OF_A_PAGE})`,
  )
  await openWith(page, '/user/contents', link)
  await eachFails(listContents, '컨텐츠 정보를 불러오는 중 오류가 발생했습니다.')
  await executeOnDatabase(site, 'delete from contents where position = 90')
})

test('[GAL-01] [PRD-02] [INQ-06] [ORD-03] [ORD-07] [WSH-01] public reads show every failure and load on retry', async ({
  page,
  site,
}) => {
  const asked = await givenInquiryOnSite(site, { title: '누구나 읽는 문의' })
  const product = '/user/consulting/dashboard/original'
  const dialog = page.getByRole('dialog')
  const closed = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  const row = page.getByRole('main').getByRole('button', { name: asked.title })
  const content = page.getByRole('main').getByRole('article').getByRole('button').first()
  const question = page.getByRole('list', { name: '질문 목록' }).getByRole('button').first()
  const reads: readonly FailingRead[] = [
    {
      name: 'the board',
      call: listPublicInquiries,
      open: async () => {
        await page.goto('/user/product-inquiries')
        await page.getByLabel('답변 상태').selectOption({ index: 1 })
      },
      says: ({ status }) =>
        status === 0
          ? '데이터를 불러올 수 없습니다. 인터넷에 연결되면 다시 시도해 주세요.'
          : '상품문의 목록을 불러오는데 실패했습니다. 잠시 후 다시 시도해주세요.',
    },
    {
      name: 'an inquiry',
      call: getPublicInquiry,
      open: async () => {
        await page.goto('/user/product-inquiries')
        await row.click()
      },
      says: () => '문의 상세 내용을 불러오는 중 오류가 발생했습니다.',
      again: async () => {
        await closed()
        await row.click()
      },
    },
    {
      name: 'a content',
      call: getContent,
      open: async () => {
        await page.goto('/user/contents')
        await content.click()
      },
      says: ({ status }) =>
        status === 404 ? '파트너 정보를 찾을 수 없' : '파트너 정보를 불러오지 못했어요.',
      again: async () => {
        const closeButton = page.getByRole('alertdialog').getByRole('button')
        if (await closeButton.isVisible()) await closeButton.click()
        await content.click()
      },
    },
    {
      name: 'the gallery',
      call: listReviews,
      open: () => openWithout(page, site, 'reviews', '/user/review'),
      says: () => '후기를 불러오지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
    },
    {
      name: 'questions about the product',
      call: listShopFaqs,
      open: () => openWithout(page, site, 'shop_faqs', `${product}?tab=faq`),
      says: () => 'FAQ를 불러오지 못했어요.',
    },
    {
      name: 'one of them',
      call: getShopFaq,
      open: async () => {
        await page.goto(`${product}?tab=faq`)
        await question.click()
      },
      says: () => '이 질문을 새로 불러오지 못해 목록에 있던 내용을 보여 드려요.',
      again: async () => {
        await closed()
        await question.click()
      },
    },
    {
      name: 'a guest’s wishlist',
      call: getProductById,
      open: async () => {
        const id = '0b7c1a52-6f3e-4f0e-9d2a-1a2b3c4d5e6f'
        await page.evaluate((it) => localStorage.setItem('guest_wishlist', `["${it}"]`), id)
        await page.goto('/user/mypage/wishlist')
      },
      says: ({ status, message }) => {
        if (status === 0) return '인터넷에 연결되어 있지 않아 불러오지 못했어요.'
        // A deleted product cannot be on the wishlist.
        if (status === 404) return '아직 찜한 컨설팅이 없어요.'
        return status === 429 ? message : '불러오지 못했어요.'
      },
      isFinal: ({ status }) => status === 404,
    },
    {
      name: 'the price',
      call: quoteOrder,
      open: async () => {
        await openOrder(page)
        await unfold(page, 'codes')
        await page.getByLabel('프로모션 코드').fill('WELCOME10')
        await page.getByRole('button', { name: '코드 확인' }).click()
      },
      says: () => '금액을 다시 계산하지 못했어요. 지금 보이는 금액은 바꾸기 전 금액이에요.',
    },
    {
      name: 'the refund rules',
      call: getPolicy,
      open: async () => {
        await page.goto('/user/consulting/consulting-order')
        await page.getByRole('button', { name: '환불 규정 보기' }).click()
      },
      says: () => '전체 규정을 불러오지 못했어요. 위 내용은 지금 규정 그대로예요.',
    },
  ]
  for (const read of reads) await expectReadFailuresShown(page, read)
})

/** Opens a page that was rendered while a table was unreadable, and returns the retry. */
async function openWithout(page: Page, site: RunningSite, table: string, path: string) {
  await executeOnDatabase(site, `alter table ${table} rename to ${table}_away`)
  try {
    await openWith(page, path, retryOn(page))
  } finally {
    await executeOnDatabase(site, `alter table ${table}_away rename to ${table}`)
  }
}
