import { adminCoupons, adminPromotions } from '#contract/admin-promotions.ts'
import { parseNumber } from '../editing/parse-number.ts'
import {
  bodyOf,
  type Coupon,
  type DefinitionKind,
  draftOf,
  type Promotion,
} from './definition-kind.ts'

export const CLAIMABLE = 'yes'

export const couponKind: DefinitionKind<Coupon, 'is_claimable'> = {
  key: ['admin', 'coupons'],
  calls: adminCoupons,
  draftOf: (item) => ({ ...draftOf(item), is_claimable: item?.is_claimable ? CLAIMABLE : '' }),
  bodyOf: (draft, base) => ({
    ...bodyOf(draft, base),
    is_claimable: draft.is_claimable === CLAIMABLE,
  }),
  isUntouched: ({ issued }) => issued === 0,
}

export const promotionKind: DefinitionKind<Promotion, 'total_limit' | 'per_person_limit'> = {
  key: ['admin', 'promotions'],
  calls: adminPromotions,
  draftOf: (item) => ({
    ...draftOf(item),
    total_limit: String(item?.total_limit ?? ''),
    per_person_limit: String(item?.per_person_limit ?? ''),
  }),
  bodyOf: (draft, base) => ({
    ...bodyOf(draft, base),
    total_limit: parseNumber(draft.total_limit),
    per_person_limit: parseNumber(draft.per_person_limit),
  }),
  isUntouched: ({ used }) => used === 0,
}
