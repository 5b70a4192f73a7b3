import { getMe } from '#contract/accounts.ts'
import {
  bookConsultation,
  cancelBooking,
  getBookingFile,
  listSlots,
  rescheduleBooking,
} from '#contract/bookings.ts'
import { createInquiry, openInquiry } from '#contract/inquiries.ts'
import { askAboutReport } from '#contract/report-questions.ts'
import { revokeReportShare, shareReport } from '#contract/report-shares.ts'
import { getReportCard, getReportPdf, getSharePicture, listMyReports } from '#contract/reports.ts'
import { changeReview, deleteReview, writeReview } from '#contract/reviews.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  expectErrorMessage,
  expectErrorMessageAsMember,
  type FailingPress,
  messageOr,
  pressAndAnswer,
  pressIn,
} from '#tests/support/failing-press.ts'
import type { Failure } from '#tests/support/failures.ts'
import { givenInquiryOnSite } from '#tests/support/given-inquiries-on-site.ts'
import { givenSiteMember } from '#tests/support/given-on-site.ts'
import {
  givenCompletedOrderOnSite,
  givenReviewOnSite,
} from '#tests/support/given-reviews-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'

const asking = ({ status, message }: Failure) =>
  ({
    0: '서버에 연결할 수 없습니다',
    400: '입력 정보가 올바르지 않습니다',
    401: '인증이 필요합니다',
    403: '권한이 없습니다',
    404: '요청한 리소스를 찾을 수 없습니다',
    500: '서버 오류가 발생했습니다',
  })[status] ?? message

test('[INQ-04] [INQ-06] a guest’s inquiry and its password show every failure', async ({
  page,
  site,
}) => {
  const { id } = await givenInquiryOnSite(site, { is_private: true, writer_password: '4821' })
  const form = page.getByRole('dialog', { name: '문의하기' })
  const lock = page.getByRole('dialog', { name: '비밀글 열기' })
  const presses: readonly FailingPress[] = [
    {
      name: 'asking',
      call: createInquiry,
      open: async () => {
        await page.goto('/user/product-inquiries')
        await page.getByRole('main').getByRole('button', { name: '문의하기' }).click()
        await form.getByLabel('상품 유형').selectOption('HAIR_CONSULTING')
        await form.getByLabel('문의 유형').selectOption('PRODUCT')
        await form.getByLabel('제목').fill('머리를 길러도 될까요')
        await form.getByLabel('내용').fill('여름까지요.')
        await form.getByLabel('이름').fill('최윤아')
        await form.getByLabel('이메일').fill('yuna@example.com')
        return pressIn(form, '등록하기')
      },
      says: asking,
    },
    {
      name: 'opening by the password',
      call: openInquiry,
      open: async () => {
        await page.goto(`/user/product-inquiries?inquiry=${id}`)
        await lock.getByLabel('비밀번호').fill('4821')
        return pressIn(lock, '열기')
      },
      says: messageOr('글을 열지 못했어요. 잠시 뒤 다시 시도해 주세요.'),
    },
  ]
  for (const press of presses) await expectErrorMessage(page, press)
})

test('[INQ-06] [PRD-03] [RPT-02] a member’s inquiries, reviews and bookings show every failure', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const { token } = member
  const words = { rating: 5, title: '미용실에서 통했어요', text: '그대로 보여 드렸어요.' }
  const review = await givenReviewOnSite(site, member, words)
  const order_number = await givenCompletedOrderOnSite(site, member)
  const booked = await givenCompletedOrderOnSite(site, member)
  const from = new Date().toISOString()
  const to = new Date(Date.now() + 14 * 86_400_000).toISOString()
  const slots = await callSite(site.url, listSlots, { query: { from, to } })
  const starts_at = slots.items.at(-1)!.starts_at
  const body = { order_number: booked, starts_at, channel: 'phone' } as const
  await callSite(site.url, bookConsultation, { body }, { token })

  /** Opens the dialog, whose script loads on first use. */
  const openSharing = async () => {
    const query = { order_number }
    const { items } = await callSite(site.url, listMyReports, { query }, { token })
    await page.goto(`/user/mypage/result-sheet/${items[0]!.id}`)
    await page.getByRole('button', { name: '나누기', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '결과지 나누기' })
    await expect(dialog).toBeVisible()
    return dialog
  }

  const reviewed = messageOr('인터넷에 연결되어 있지 않아 보내지 못했어요.')
  const bookedNot = messageOr('인터넷에 연결되어 있지 않아요. 연결되면 다시 시도해 주세요.')
  const presses: readonly FailingPress[] = [
    {
      name: 'who asks',
      call: getMe,
      open: async () => {
        await page.goto('/user/mypage/product-inquiries')
        await page.getByRole('main').getByRole('button', { name: '문의하기' }).click()
        const form = page.getByRole('dialog', { name: '문의하기' })
        await form.getByLabel('상품 유형').selectOption('HAIR_CONSULTING')
        await form.getByLabel('문의 유형').selectOption('PRODUCT')
        await form.getByLabel('제목').fill('머리를 길러도 될까요')
        await form.getByLabel('내용').fill('여름까지요.')
        return pressIn(form, '등록하기')
      },
      says: ({ status }) =>
        ({ 0: '서버에 연결할 수 없습니다', 403: '사용자 정보에 접근할 권한이 없습니다' })[status] ??
        '사용자 정보를 불러오는 데 실패했습니다',
    },
    {
      name: 'writing a review',
      call: writeReview,
      open: async () => {
        await page.goto(`/user/mypage/my-reviews/write/${order_number}`)
        await page.getByLabel('5/5').check({ force: true })
        await page.getByLabel('제목').fill('가벼워졌어요')
        await page.getByLabel('내용').fill('결과지를 그대로 보여 드렸어요.')
        return pressIn(page, '후기 올리기')
      },
      says: reviewed,
    },
    {
      name: 'changing a review',
      call: changeReview,
      open: async () => {
        await page.goto(`/user/mypage/my-reviews/${review.id}/edit`)
        await page.getByLabel('제목').fill('다시 생각해 보니')
        return pressIn(page, '저장하기')
      },
      says: reviewed,
    },
    {
      name: 'taking a review away',
      call: deleteReview,
      open: async () => {
        await page.goto('/user/mypage/my-reviews')
        return pressAndAnswer(page, `‘${words.title}’ 삭제하기`, '삭제하기')
      },
      says: messageOr('후기를 삭제하지 못했어요. 잠시 뒤 다시 시도해 주세요.'),
    },
    {
      name: 'booking',
      call: bookConsultation,
      open: async () => {
        await page.goto(`/user/mypage/bookings?order=${order_number}`)
        await page.getByRole('table', { name: '날짜' }).locator('button[tabindex="0"]').click()
        await page.getByRole('group', { name: '시간' }).locator('input:enabled').last().check()
        await page.getByLabel(/미리 알려 줄 내용/).fill('가르마를 바꿔도 될까요?')
        return pressIn(page, '상담 예약하기')
      },
      says: bookedNot,
    },
    {
      name: 'the calendar entry',
      call: getBookingFile,
      open: async () => {
        await page.goto('/user/mypage/bookings')
        await expect(page.getByLabel('미리 알려 줄 내용')).toBeVisible()
        return pressIn(page, '달력에 넣기')
      },
      says: () => '달력 파일을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    },
    {
      name: 'the sheet as a file',
      call: getReportPdf,
      open: async () => {
        const query = { order_number }
        const { items } = await callSite(site.url, listMyReports, { query }, { token })
        await page.goto(`/user/mypage/result-sheet/${items[0]!.id}`)
        return pressIn(page, 'PDF로 받기')
      },
      says: () => 'PDF를 받지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    },
    {
      name: 'asking about a part of the sheet',
      call: askAboutReport,
      open: async () => {
        const query = { order_number }
        const { items } = await callSite(site.url, listMyReports, { query }, { token })
        await page.goto(`/user/mypage/result-sheet/${items[0]!.id}`)
        await page.getByRole('button', { name: '어울리는 머리에 대해 질문하기' }).click()
        await page.getByLabel('무엇이 궁금하세요?').fill('앞머리를 더 짧게 잘라도 될까요?')
        return pressIn(page, '보내기')
      },
      says: messageOr(
        '인터넷에 연결되어 있지 않아요. 적은 내용은 그대로 있으니 연결되면 다시 보내 주세요.',
      ),
    },
    {
      name: 'the sheet as a picture',
      call: getSharePicture,
      open: async () => {
        return pressIn(await openSharing(), '그림 만들기')
      },
      says: () => '그림을 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    },
    {
      name: 'making a link to the sheet',
      call: shareReport,
      open: async () => {
        return pressIn(await openSharing(), '링크 만들기')
      },
      says: messageOr('인터넷에 연결되어 있지 않아요. 연결되면 다시 시도해 주세요.'),
    },
    {
      name: 'ending a link to the sheet',
      call: revokeReportShare,
      open: async () => {
        const query = { order_number }
        const { items } = await callSite(site.url, listMyReports, { query }, { token })
        const input = { params: { id: items[0]!.id }, body: { days: '7' } } as const
        await callSite(site.url, shareReport, input, { token })
        return pressIn(await openSharing(), /만든 링크 끊기$/)
      },
      says: messageOr('인터넷에 연결되어 있지 않아요. 연결되면 다시 시도해 주세요.'),
    },
    {
      name: 'keeping the card of a sheet',
      call: getReportCard,
      open: async () => {
        const query = { order_number }
        const { items } = await callSite(site.url, listMyReports, { query }, { token })
        await page.goto(`/user/mypage/result-sheet/${items[0]!.id}?view=card`)
        return pressIn(page, '이 기기에 저장')
      },
      says: () => '카드를 저장하지 못했어요. 연결을 확인하고 다시 눌러 주세요.',
    },
    {
      name: 'moving a booking',
      call: rescheduleBooking,
      open: async () => {
        await page.goto('/user/mypage/bookings')
        await page.getByRole('button', { name: '시간 바꾸기' }).click()
        const form = page.getByRole('form', { name: '새 시간 고르기' })
        await form.getByRole('table', { name: '날짜' }).locator('button[tabindex="0"]').click()
        await form.getByRole('group', { name: '시간' }).locator('input:enabled').last().check()
        return pressIn(form, '이 시간으로 바꾸기')
      },
      says: bookedNot,
    },
    {
      name: 'cancelling a booking',
      call: cancelBooking,
      open: async () => {
        await page.goto('/user/mypage/bookings')
        await expect(page.getByRole('table', { name: '날짜' })).toBeVisible()
        return pressAndAnswer(page, '예약 취소', '예약 취소')
      },
      says: bookedNot,
    },
  ]
  for (const press of presses) await expectErrorMessageAsMember(page, site, member, press)
})
