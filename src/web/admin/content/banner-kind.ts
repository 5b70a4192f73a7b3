import { adminBanners } from '#contract/admin-content.ts'
import { bodyWords, type Draft, draftWords } from '../editing/draft.ts'
import { dayOf, momentOrDayOf } from '../editing/period-field.tsx'
import type { ContentKind } from './content-editor.tsx'
import type { ThingOf } from './kept.ts'

export type BannerThing = ThingOf<typeof adminBanners>

const words = ['alt'] as const
const toDraft = (banner: BannerThing | null) => ({
  type: banner?.type ?? '이미지',
  image_url: banner?.image_url ?? '',
  video_url: banner?.video_url ?? '',
  link_url: banner?.link_url ?? '',
  starts_at: dayOf(banner?.starts_at),
  ends_at: dayOf(banner?.ends_at),
  ...draftWords(words, banner),
})

type BannerName = keyof ReturnType<typeof toDraft>
export type BannerDraft = Draft<BannerName>

export const bannerKind: ContentKind<BannerThing, BannerName> = {
  key: ['admin', 'banners'],
  calls: adminBanners,
  nameOf: ({ alt, type }) => alt || type,
  draftOf: toDraft,
  bodyOf: (draft, base) => ({
    type: draft.type,
    image_url: draft.image_url,
    video_url: draft.video_url,
    link_url: draft.link_url,
    starts_at: momentOrDayOf(draft.starts_at, base?.starts_at),
    ends_at: momentOrDayOf(draft.ends_at, base?.ends_at),
    ...bodyWords(words, draft),
  }),
}
