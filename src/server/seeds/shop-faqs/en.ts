import { figuresIn } from '../policies/figures.ts'
import type { ShopFaqWords } from './shop-faq.ts'

const { won, span } = figuresIn('en')

export const english: readonly ShopFaqWords[] = [
  () => ({
    question: 'Can I order without an account?',
    answer: `<p>Yes. A name, an email address and a phone number are enough. Afterwards you find your order under <a href="/user/mypage">guest orders</a> with the same address and number.</p>
<p>Coupons and points are for members. If you sign up later with the same email address, your earlier orders move into your account.</p>`,
  }),
  ({ surveyDeadlineDays }) => ({
    question: 'When do I get my result sheet?',
    answer: `<p>Your consultant begins once your payment and your survey are in, and sends the sheet within the business days that the product page names. We email you the moment it is ready.</p>
<p>Please send your survey within ${surveyDeadlineDays} days of your payment. The sooner it comes, the sooner you have your sheet.</p>`,
  }),
  () => ({
    question: 'How should I take the photos?',
    answer: `<ul>
<li>Stand somewhere bright, such as by a window, with your hair behind your ears.</li>
<li>One from the front, one from the side, and one with your hair as you usually wear it.</li>
<li>Filters, retouching and wide-angle lenses change the proportions of a face. Please leave them out.</li>
</ul>
<p>You can send up to three photos of up to 10 MB each.</p>`,
  }),
  ({ photoRetentionDays }) => ({
    question: 'Who sees my photos, and when are they erased?',
    answer: `<p>Only your consultant. The place that a photo carries with it is removed as it arrives.</p>
<p>Photos are erased ${photoRetentionDays} days after your consulting ends, or at once if you ask us to. Only pictures that you add to a review yourself are seen by others.</p>`,
  }),
  ({ paymentDeadlineDays }) => ({
    question: 'How do I pay?',
    answer: `<p>When you have ordered, we show and email you our account and the amount. You get another email when your payment has arrived.</p>
<p>An order that is not paid within ${paymentDeadlineDays} days is cancelled by itself. The coupon and the points you used come back.</p>`,
  }),
  ({ refundRules }) => ({
    question: 'How much comes back if I cancel?',
    answer: `<p>Everything, within ${span(refundRules.freeWindowMinutes)} of your order. After that ${won(refundRules.lateFee)} are kept. Once your sheet was sent, we cannot refund a change of mind.</p>
<p>You always see the amount before you cancel. The details are in our <a href="/policies/refund">refund rules</a>.</p>`,
  }),
  () => ({
    question: 'Can I take the sheet to my own hairdresser?',
    answer: `<p>That is what it is for. It describes fringe, length, layers and volume in the words that hairdressers use. Show it on your phone or send it as a PDF.</p>
<p>It works better than a picture of somebody famous: it says what to bring out in your own face and what to leave quiet.</p>`,
  }),
  ({ reviewPoints, reviewPhotoPoints, pointsValidMonths }) => ({
    question: 'Do I get points for a review?',
    answer: `<p>Members get points worth ${won(reviewPoints)} for the review of a completed order, ${won(reviewPhotoPoints)} with a picture. Once an order, good for ${pointsValidMonths} months.</p>
<p>You need not be kind: neither stars nor words change the points.</p>`,
  }),
]
