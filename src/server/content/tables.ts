import type { Generated, JSONColumnType } from 'kysely'
import type { bannerTypes, contentStatuses, policyKinds } from '#contract/content.ts'
import type { TextBlockUse } from '#domain/content/text-block-uses.ts'
import type { LocalizedTexts } from '#server/platform/localized-texts.ts'
import type { BannerTexts, BlockTexts, ContentTexts, FaqTexts } from './texts.ts'

export type PolicyKind = (typeof policyKinds)[number]
type ContentStatus = (typeof contentStatuses)[number]

/** Content that the owner orders: visible while its status is 활성. */
interface OrderedContent<Texts> {
  id: Generated<string>
  position: number
  status: ContentStatus
  words: JSONColumnType<LocalizedTexts<Texts>>
  revision: Generated<number>
  created_at: Date
  updated_at: Date
}

/** Columns as the migrations define them; times are UTC, amounts are won. */
export interface ContentTables {
  banners: OrderedContent<BannerTexts> & {
    type: (typeof bannerTypes)[number]
    image_url: string | null
    video_url: string | null
    link_url: string | null
    starts_at: Date | null
    ends_at: Date | null
  }
  contents: OrderedContent<ContentTexts> & {
    article_type: string
    image_url: string | null
    link_url: string | null
  }
  faqs: OrderedContent<FaqTexts>
  policies: {
    id: Generated<string>
    kind: PolicyKind
    version: number
    effective_at: Date
    html: JSONColumnType<LocalizedTexts<string>>
    revision: Generated<number>
  }
  shop_faqs: {
    id: Generated<string>
    position: number
    status: Generated<ContentStatus>
    words: JSONColumnType<LocalizedTexts<FaqTexts>>
    author: Generated<string | null>
    views: Generated<number>
    revision: Generated<number>
    created_at: Date
    updated_at: Date
  }
  text_blocks: OrderedContent<BlockTexts> & {
    use: TextBlockUse
    image_url: string | null
    drawing: JSONColumnType<object> | null
  }
}
