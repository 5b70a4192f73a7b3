import { z } from 'zod'
import { DEFAULT_KIND, type KindName, kindNames, NEWER_KIND } from '#consultings/kinds.ts'
import { consultingTypes } from './catalog.ts'

type Omittable<Name extends KindName> = z.ZodPipe<
  z.ZodOptional<z.ZodLiteral<Name>>,
  z.ZodTransform<Name, Name | undefined>
>
type KindField<Name extends KindName> = Name extends typeof DEFAULT_KIND
  ? Omittable<Name>
  : z.ZodLiteral<Name>

/** Kind of a body; a body without one has the specification's kind. */
function kindField<Name extends KindName>(name: Name): KindField<Name> {
  const field = z.literal(name)
  const isOptional = name === DEFAULT_KIND
  // A conditional type is not narrowed by the comparison with the default kind.
  return (isOptional ? field.optional().transform(() => name) : field) as KindField<Name>
}

type KindFields<Name extends KindName> = z.ZodObject<{ consulting_type: KindField<Name> }>
/** Types of the fields of a body, by kind. */
type ByKind = { readonly [Name in KindName]: object }
/** Parsed body of any kind, discriminated by `consulting_type`. */
type ParsedBody<Parsed extends ByKind> = {
  [Name in KindName]: z.output<KindFields<Name>> & Parsed[Name]
}[KindName]
/** Sent body of any kind. */
type SentBody<Sent extends ByKind> = {
  [Name in KindName]: z.input<KindFields<Name>> & Sent[Name]
}[KindName]

/**
 * Builds the schema of a body that depends on its order's kind. `Parsed` and `Sent` give the types
 * by kind.
 */
export const bodyByKind = <Parsed extends ByKind, Sent extends ByKind = Parsed>(
  schemaOf: (kind: KindName) => z.ZodObject,
) =>
  // Schemas of a list lose their own types, which the caller names.
  z.discriminatedUnion(
    'consulting_type',
    alternatives(
      kindNames.map((kind) => schemaOf(kind).extend({ consulting_type: kindField(kind) })),
    ),
  ) as unknown as z.ZodType<ParsedBody<Parsed>, SentBody<Sent>>

/** Kinds of a reply: the order's kind, or {@link NEWER_KIND}. */
const kindsOfReplies = [...consultingTypes, NEWER_KIND] as const
export type KindOfReply = (typeof kindsOfReplies)[number]

/**
 * Builds the schema of a reply that depends on its order's kind, discriminated by
 * `consulting_type`.
 */
export const replyByKind = <Reply>(schemaOf: (type: KindOfReply) => z.ZodObject) =>
  // As in bodyByKind, the caller names the type.
  z.discriminatedUnion(
    'consulting_type',
    alternatives(
      kindsOfReplies.map((type) => schemaOf(type).extend({ consulting_type: z.literal(type) })),
    ),
  ) as unknown as z.ZodType<Reply, Reply>

/** Casts a list built at run time, which TypeScript cannot see to be non-empty. */
const alternatives = <Schema extends z.ZodObject>(schemas: readonly Schema[]) =>
  schemas as unknown as readonly [Schema, ...Schema[]]
