import { adminBanners } from '#contract/admin-content.ts'
import { bodyTexts, type Draft, draftTexts } from '../editing/draft.ts'
import { dayOf, toMomentOrDay } from '../editing/period-field.tsx'
import type { ContentKind } from './content-editor.tsx'
import type { ItemOf } from './content-items.ts'

export type AdminBanner = ItemOf<typeof adminBanners>

const textFields = ['alt'] as const
const toDraft = (banner: AdminBanner | null) => ({
  type: banner?.type ?? '이미지',
  image_url: banner?.image_url ?? '',
  video_url: banner?.video_url ?? '',
  link_url: banner?.link_url ?? '',
  starts_at: dayOf(banner?.starts_at),
  ends_at: dayOf(banner?.ends_at),
  ...draftTexts(textFields, banner),
})

type BannerName = keyof ReturnType<typeof toDraft>
export type BannerDraft = Draft<BannerName>

export const bannerKind: ContentKind<AdminBanner, BannerName> = {
  key: ['admin', 'banners'],
  calls: adminBanners,
  nameOf: ({ alt, type }) => alt || type,
  draftOf: toDraft,
  bodyOf: (draft, base) => ({
    type: draft.type,
    image_url: draft.image_url,
    video_url: draft.video_url,
    link_url: draft.link_url,
    starts_at: toMomentOrDay(draft.starts_at, base?.starts_at),
    ends_at: toMomentOrDay(draft.ends_at, base?.ends_at),
    ...bodyTexts(textFields, draft),
  }),
}
