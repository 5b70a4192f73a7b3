import type { z } from 'zod'
import type { adminCoupons, adminPromotions } from '#contract/admin-promotions.ts'
import { refuseField } from '#server/platform/validation.ts'
import type { DefinitionKind } from './definitions.ts'
import { toDefinitionReply } from './reply.ts'

type BodyOf<E extends { create: { body: z.ZodType } }> = z.output<E['create']['body']>
type ReplyOf<E extends { create: { reply: z.ZodType } }> = z.input<E['create']['reply']>

export const coupons: DefinitionKind<
  'coupons',
  BodyOf<typeof adminCoupons>,
  ReplyOf<typeof adminCoupons>
> = {
  table: 'coupons',
  name: 'coupon',
  toOwnColumns: ({ is_claimable }) => ({ is_claimable }),
  isUntouched: ({ issued }) => issued === 0,
  toReply: (row) => ({
    ...toDefinitionReply(row),
    is_claimable: row.is_claimable,
    issued: row.issued,
  }),
}

export const promotions: DefinitionKind<
  'promotions',
  BodyOf<typeof adminPromotions>,
  ReplyOf<typeof adminPromotions>
> = {
  table: 'promotions',
  name: 'promotion',
  toOwnColumns: ({ total_limit, per_person_limit }) => ({ total_limit, per_person_limit }),
  isUntouched: ({ used }) => used === 0,
  refuseChange: ({ used }, { total_limit }) => {
    if (total_limit !== null && total_limit < used) {
      refuseField('total_limit', 'too_small', (words, figure) => words.usedOften(figure(used)))
    }
  },
  toReply: (row) => ({
    ...toDefinitionReply(row),
    total_limit: row.total_limit,
    per_person_limit: row.per_person_limit,
  }),
}
