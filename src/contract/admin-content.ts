import { z } from 'zod'
import {
  addressField,
  contentEndpoints,
  HTML_MAX_LENGTH,
  orderedBody,
  orderedReply,
  translationsBody,
  translationsReply,
} from '#contract/content-endpoints.ts'
import { endOfSeoulDay, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { PLAIN_TYPE } from '#domain/content/article-type.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { bannerReply, bannerTypes, contentReply, faqReply } from './content.ts'
import { momentOrDay, requiredText } from './fields.ts'
import { shopFaqReply } from './shop-faqs.ts'

const text = (maxLength: number) => z.string().trim().max(maxLength)

const bannerTexts = { alt: text(textLengths.title).optional() }
export const adminBanners = contentEndpoints('/v1/admin/banners', 'Banners', {
  body: z.object({
    type: z.enum(bannerTypes),
    image_url: addressField.optional(),
    video_url: addressField.optional(),
    link_url: addressField.optional(),
    /** A day of Seoul begins with its first minute and ends with its last; null: no such end. */
    starts_at: momentOrDay(startOfSeoulDay).nullable().optional(),
    ends_at: momentOrDay(endOfSeoulDay).nullable().optional(),
    ...bannerTexts,
    translations: translationsBody(z.object(bannerTexts)),
    ...orderedBody,
  }),
  reply: bannerReply.extend({
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    translations: translationsReply(z.object(bannerTexts)),
    ...orderedReply,
  }),
})

const faqTexts = {
  question: requiredText(300),
  /** HTML, cleaned when it is saved. */
  answer: requiredText(HTML_MAX_LENGTH),
}
const faqBody = z.object({
  ...faqTexts,
  translations: translationsBody(z.object(faqTexts)),
  ...orderedBody,
})
export const adminFaqs = contentEndpoints('/v1/admin/faqs', 'Questions of the landing page', {
  body: faqBody,
  reply: faqReply.extend({
    translations: translationsReply(z.object(faqTexts)),
    ...orderedReply,
  }),
})

export const adminShopFaqs = contentEndpoints(
  '/v1/admin/shop-faqs',
  'Questions about the product',
  {
    body: faqBody.extend({
      /** Null: the studio's administrator, in the reader's language. */
      author: text(textLengths.name).nullable().optional(),
    }),
    reply: shopFaqReply.extend({
      author: z.string().nullable(),
      translations: translationsReply(z.object(faqTexts)),
      ...orderedReply,
    }),
  },
)

const contentTexts = {
  title: requiredText(textLengths.title),
  name: text(textLengths.title).optional(),
  description: text(1_000).optional(),
  /** HTML, cleaned when it is saved. */
  content: text(HTML_MAX_LENGTH).optional(),
}
export const adminContents = contentEndpoints('/v1/admin/contents', 'Contents', {
  body: z.object({
    ...contentTexts,
    image_url: addressField.optional(),
    /** 기사형식 opens `link_url`; by itself it is {@link PLAIN_TYPE}. */
    article_type: text(30)
      .transform((type) => type || PLAIN_TYPE)
      .optional(),
    link_url: addressField.optional(),
    translations: translationsBody(z.object(contentTexts)),
    ...orderedBody,
  }),
  reply: contentReply.extend({
    translations: translationsReply(z.object(contentTexts)),
    ...orderedReply,
  }),
})
