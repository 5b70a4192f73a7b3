import { z } from 'zod'
import { DEFAULT_KIND, type Kind, kinds, sheetOf } from '#consultings/kinds.ts'
import type { SheetDefinition } from '#consultings/sheet.ts'
import { consultingTypes } from './catalog.ts'

/** A reply that depends on its order's kind, told apart by `consulting_type`; of the type that is named. */
export const replyByKind = <Reply>(of: (sheet: SheetDefinition) => z.ZodObject) =>
  z.discriminatedUnion(
    'consulting_type',
    alternatives(
      consultingTypes.map((type) => of(sheetOf(type)).extend({ consulting_type: z.literal(type) })),
    ),
  ) as unknown as z.ZodType<Reply, Reply>

/** A body of the named type that depends on its order's kind; one that names none is of the specification's kind. */
export const bodyByKind = <Body>(of: (kind: Kind) => z.ZodObject) =>
  z.discriminatedUnion(
    'consulting_type',
    alternatives(
      (Object.keys(kinds) as Kind[]).map((kind) => {
        const named = z.literal(kind)
        return of(kind).extend({
          consulting_type: kind === DEFAULT_KIND ? named.optional() : named,
        })
      }),
    ),
  ) as unknown as z.ZodType<Body, Body>

/** TypeScript cannot follow a list that is built at run time, nor that there is a first. */
const alternatives = <Schema extends z.ZodObject>(schemas: readonly Schema[]) =>
  schemas as unknown as readonly [Schema, ...Schema[]]
