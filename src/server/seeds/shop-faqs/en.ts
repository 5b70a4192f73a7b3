import { figuresIn } from '../policies/figures.ts'
import type { ShopFaqWords } from './shop-faq.ts'

const { won, span } = figuresIn('en')

export const english: readonly ShopFaqWords[] = [
  () => ({
    question: 'Can I order without an account?',
    answer: `<p>Yes. A name, an email address and a phone number are enough. You can then find your order under <a href="/user/mypage">guest orders</a> with the same address and number.</p>
<p>Coupons and points are for members. If you sign up later with the same email address, your earlier orders move into your account.</p>`,
  }),
  ({ surveyDeadlineDays }) => ({
    question: 'When do I get my result sheet?',
    answer: `<p>Your consultant starts once your payment and your survey have arrived, and sends the result sheet within the number of business days shown on the product page. We email you when it is ready.</p>
<p>Please send your survey within ${surveyDeadlineDays} days of your payment. The sooner it arrives, the sooner you get your result sheet.</p>`,
  }),
  () => ({
    question: 'How should I take the photos?',
    answer: `<ul>
<li>Stand somewhere bright, such as by a window, with your hair behind your ears.</li>
<li>One from the front, one from the side, and one with your hair as you usually wear it.</li>
<li>Filters, retouching and wide-angle lenses change the proportions of a face. Please leave them out.</li>
</ul>
<p>You can send up to three photos of up to 40 MB each.</p>`,
  }),
  ({ photoRetentionDays }) => ({
    question: 'Who sees my photos, and when are they erased?',
    answer: `<p>Only your consultant and our administrators. We remove location data as soon as a photo arrives.</p>
<p>We erase photos ${photoRetentionDays} days after your consultation is completed, or at once if you ask us to. Other people only see photos that you add to a review yourself.</p>`,
  }),
  ({ paymentDeadlineDays }) => ({
    question: 'How do I pay?',
    answer: `<p>Once you have ordered, we show you our bank account and the amount, and email them to you. You get another email when your payment has arrived.</p>
<p>An order that is not paid within ${paymentDeadlineDays} days is cancelled automatically. We then return the coupon and the points you used.</p>`,
  }),
  ({ refundRules }) => ({
    question: 'How much do I get back if I cancel?',
    answer: `<p>Everything, if you cancel within ${span(refundRules.freeWindowMinutes)} of ordering. After that, ${won(refundRules.lateFee)} is deducted from your refund. Once we have sent your result sheet, we cannot refund you because you changed your mind.</p>
<p>You always see the amount before you cancel. The details are in our <a href="/policies/refund">refund rules</a>.</p>`,
  }),
  () => ({
    question: 'Can I take the result sheet to my own hairdresser?',
    answer: `<p>That is what it is for. It describes fringe, length, layers and volume in the words that hairdressers use. Show it on your phone or send it as a PDF.</p>
<p>It works better than a photo of a celebrity, because it says what to emphasise in your own face and what to play down.</p>`,
  }),
  ({ reviewPoints, reviewPhotoPoints, pointsValidMonths }) => ({
    question: 'Do I get points for a review?',
    answer: `<p>Members earn points worth ${won(reviewPoints)} for reviewing a completed order, or ${won(reviewPhotoPoints)} with a photo. You can earn them once per order, and they are valid for ${pointsValidMonths} months.</p>
<p>You do not have to be kind: your rating and your words do not affect the points.</p>`,
  }),
]
