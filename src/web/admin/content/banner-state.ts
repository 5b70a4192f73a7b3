import type { AdminBanner } from './banner-kind.ts'

type BannerState = 'hidden' | 'scheduled' | 'over' | 'shown'

/** Returns whether customers see a banner now and, if not, why. */
export function bannerState(
  { status, starts_at, ends_at }: Pick<AdminBanner, 'status' | 'starts_at' | 'ends_at'>,
  now: Date,
): BannerState {
  if (status !== '활성') return 'hidden'
  if (starts_at && new Date(starts_at) > now) return 'scheduled'
  return ends_at && new Date(ends_at) <= now ? 'over' : 'shown'
}
