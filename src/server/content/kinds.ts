import type { z } from 'zod'
import type {
  adminBanners,
  adminContents,
  adminFaqs,
  adminShopFaqs,
} from '#contract/admin-content.ts'
import { PLAIN_TYPE } from '#domain/content/article-type.ts'
import { cleanHtml } from '#server/platform/clean-html.ts'
import {
  type LocalizedTexts,
  mapLanguages,
  mergeTranslations,
  textsIn,
  translationsIn,
} from '#server/platform/localized-texts.ts'
import type { Kind } from './ordered-content.ts'
import type { OrderedColumns } from './ordered-content-store.ts'
import type { FaqTexts } from './texts.ts'

type BodyOf<E extends { create: { body: z.ZodType } }> = z.output<E['create']['body']>
type ReplyOf<E extends { create: { reply: z.ZodType } }> = z.input<E['create']['reply']>

export const banners: Kind<'banners', BodyOf<typeof adminBanners>, ReplyOf<typeof adminBanners>> = {
  table: 'banners',
  name: 'banner',
  toColumns: ({ alt, translations, base_revision, position, status, ...columns }, before) => ({
    ...definedFields(columns),
    words: JSON.stringify(
      mapLanguages(mergeTranslations(before?.words, { ko: { alt }, translations }), (it) => ({
        alt: it.alt ?? '',
      })),
    ),
  }),
  problems: ({ type, image_url, video_url, starts_at, ends_at }) => [
    ...(type === '이미지' && !image_url ? [{ field: 'image_url', type: 'missing' } as const] : []),
    ...(type === '비디오' && !video_url ? [{ field: 'video_url', type: 'missing' } as const] : []),
    ...(starts_at && ends_at && ends_at <= starts_at
      ? [{ field: 'ends_at', type: 'too_small' } as const]
      : []),
  ],
  toReply: (row) => ({
    ...toOrderedReply(row),
    type: row.type,
    image_url: row.image_url,
    video_url: row.video_url,
    link_url: row.link_url,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    ...textsIn('ko', row.words),
    translations: translationsIn(row.words),
  }),
}

export const faqs: Kind<'faqs', BodyOf<typeof adminFaqs>, ReplyOf<typeof adminFaqs>> = {
  table: 'faqs',
  name: 'faq',
  toColumns: (body, before) => ({ words: faqColumn(body, before) }),
  toReply: (row) => ({ ...toOrderedReply(row), ...faqReply(row) }),
}

export const shopFaqs: Kind<
  'shop_faqs',
  BodyOf<typeof adminShopFaqs>,
  ReplyOf<typeof adminShopFaqs>
> = {
  table: 'shop_faqs',
  name: 'shop-faq',
  toColumns: (body, before) => ({
    ...(body.author !== undefined && { author: body.author || null }),
    words: faqColumn(body, before),
  }),
  toReply: (row) => ({
    ...toOrderedReply(row),
    ...faqReply(row),
    author: row.author,
    views: row.views,
  }),
}

export const contents: Kind<
  'contents',
  BodyOf<typeof adminContents>,
  ReplyOf<typeof adminContents>
> = {
  table: 'contents',
  name: 'content',
  toColumns: ({ title, name, description, content, translations, ...body }, before) => ({
    ...definedFields({ image_url: body.image_url, link_url: body.link_url }),
    article_type: body.article_type ?? before?.article_type ?? PLAIN_TYPE,
    words: JSON.stringify(
      mapLanguages(
        mergeTranslations(before?.words, {
          ko: { title, name, description, content },
          translations,
        }),
        (it) => ({
          title: it.title,
          ...(it.name && { name: it.name }),
          description: it.description ?? '',
          content: cleanHtml(it.content ?? ''),
        }),
      ),
    ),
  }),
  toReply: (row) => {
    const words = textsIn('ko', row.words)
    return {
      ...toOrderedReply(row),
      image_url: row.image_url,
      article_type: row.article_type,
      link_url: row.link_url,
      ...words,
      name: words.name ?? words.title,
      translations: translationsIn(row.words),
    }
  },
}

export const toOrderedReply = (row: OrderedColumns) => ({
  id: row.id,
  position: row.position,
  status: row.status,
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

const faqColumn = (
  { question, answer, translations }: Partial<BodyOf<typeof adminFaqs>>,
  before: { readonly words: LocalizedTexts<FaqTexts> } | undefined,
) =>
  JSON.stringify(
    mapLanguages(
      mergeTranslations(before?.words, {
        ko: { question, answer },
        translations,
      }),
      (it) => ({ question: it.question, answer: cleanHtml(it.answer) }),
    ),
  )

const faqReply = ({ words }: { readonly words: LocalizedTexts<FaqTexts> }) => ({
  ...textsIn('ko', words),
  translations: translationsIn(words),
})

const definedFields = (columns: object) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
