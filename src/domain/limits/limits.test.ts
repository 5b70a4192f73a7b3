import { expect, test } from 'vitest'
import * as limits from './limits.ts'

test('[LIM-01] page sizes are those of the screen descriptions', () => {
  expect(limits.pageSizes).toMatchObject({
    banner: 1,
    landingFaqs: 20,
    landingContents: 50,
    landingReviews: 16,
    gallery: 16,
    productReviews: 2,
    contents: 16,
    faqs: 6,
    shopFaqs: 10,
    orders: 10,
    coupons: 10,
    inquiries: 10,
    combinedInquiries: 20,
  })
  expect(limits.PAGER_BUTTONS).toBe(5)
})

test('[LIM-01] the phone layout ends at 640 px, the shop layout at 768 px', () => {
  expect(limits.breakpointsPx).toMatchObject({ phone: 640, shop: 768, wide: 1024 })
})

test('[LIM-01] carousels narrow from three slides to one', () => {
  expect(limits.carousels.reviews).toMatchObject({ perView: 3, autoplayMs: 5_000, speedMs: 500 })
  expect(limits.carousels.contents).toMatchObject({ perView: 3, autoplayMs: 4_000 })
  expect(limits.carousels.reviews.narrower.at(-1)).toEqual({ underPx: 640, perView: 1 })
  expect(limits.carousels.contents.narrower.at(-1)).toEqual({ underPx: 768, perView: 1 })
})

test('[LIM-01] delays are those of the specification', () => {
  expect(limits.REQUEST_TIMEOUT_MS).toBe(60_000)
  expect(limits.NOTIFICATION_POLL_MS).toBe(60_000)
  expect(limits.NOTIFICATION_REFETCH_AFTER_READ_MS).toBe(300)
  expect(limits.SLOW_LOAD_HINT_MS).toBe(10_000)
  expect(limits.redirectDelaysMs).toEqual({ signUpBackup: 500, paidOrderToSurvey: 100 })
})

test('[LIM-02] free text is limited to 200 characters', () => {
  expect(limits.textLengths.freeText).toBe(200)
})
