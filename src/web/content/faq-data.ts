import type { listFaqs } from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'

type Faq = ReplyOf<typeof listFaqs>['items'][number]

/** Structured data of questions and answers; answers may contain simple HTML. */
export const faqPageOf = (faqs: readonly Faq[]) => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
