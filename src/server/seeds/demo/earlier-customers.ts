import { completeOrder } from '#contract/orders.ts'
import { writeReview } from '#contract/reviews.ts'
import type { Member } from '#server/platform/caller.ts'
import { confirmPayment, placeOrder, publishResult, submitSurveyWithoutPhotos } from './orders.ts'
import { reviewPictures } from './review-pictures.ts'
import { reportOfReviewer } from './reviewers-reports.ts'
import { type DemoReviewer, reviewers } from './reviews.ts'
import { signUp } from './sign-up.ts'
import type { DemoStudio } from './studio.ts'

/** Creates customers with completed orders and reviews from before the demo's two months. */
export async function seedEarlierCustomers(studio: DemoStudio, admin: Member) {
  for (const reviewer of reviewers) await seedReviewer(studio, admin, reviewer)
}

async function seedReviewer(studio: DemoStudio, admin: Member, reviewer: DemoReviewer) {
  const { who, daysAgo, report, rating, title, text, look } = reviewer
  const pictures = reviewPictures[who.userId] ?? []
  const { call, goTo, takePhotos } = studio
  goTo(daysAgo)
  const as = await signUp(studio, who)
  const order = await placeOrder(studio, who, as)
  goTo(daysAgo, -300)
  await confirmPayment(studio, order, admin)
  await submitSurveyWithoutPhotos(studio, order, report)
  goTo(daysAgo - 3)
  await publishResult(studio, order, admin, reportOfReviewer(reviewer))
  goTo(daysAgo - 4, 200)
  await call(completeOrder, { params: { order_number: order.number } }, { as })
  goTo(daysAgo - 4)
  await call(
    writeReview,
    { body: { order_number: order.number, rating, title, text, shows_look: look !== undefined } },
    { as, language: who.language, photos: await takePhotos(pictures) },
  )
}
