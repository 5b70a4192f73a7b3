import { adminCoupons, adminPromotions } from '#contract/admin-promotions.ts'
import { numberOf } from '../editing/typed-number.ts'
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
  draftOf: (thing) => ({ ...draftOf(thing), is_claimable: thing?.is_claimable ? CLAIMABLE : '' }),
  bodyOf: (draft, base) => ({
    ...bodyOf(draft, base),
    is_claimable: draft.is_claimable === CLAIMABLE,
  }),
  isUntouched: ({ issued }) => issued === 0,
}

export const promotionKind: DefinitionKind<Promotion, 'total_limit' | 'per_person_limit'> = {
  key: ['admin', 'promotions'],
  calls: adminPromotions,
  draftOf: (thing) => ({
    ...draftOf(thing),
    total_limit: String(thing?.total_limit ?? ''),
    per_person_limit: String(thing?.per_person_limit ?? ''),
  }),
  bodyOf: (draft, base) => ({
    ...bodyOf(draft, base),
    total_limit: numberOf(draft.total_limit),
    per_person_limit: numberOf(draft.per_person_limit),
  }),
  isUntouched: ({ used }) => used === 0,
}
