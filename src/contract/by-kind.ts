import { z } from 'zod'
import { DEFAULT_KIND, type KindName, kindNames, NEWER_KIND } from '#consultings/kinds.ts'
import { consultingTypes } from './catalog.ts'

type LeftOut<Name extends KindName> = z.ZodPipe<
  z.ZodOptional<z.ZodLiteral<Name>>,
  z.ZodTransform<Name, Name | undefined>
>
type KindField<Name extends KindName> = Name extends typeof DEFAULT_KIND
  ? LeftOut<Name>
  : z.ZodLiteral<Name>

/** The kind that a body is of; one that names none is of the specification's. */
function kindField<Name extends KindName>(name: Name): KindField<Name> {
  const field = z.literal(name)
  const mayBeLeftOut = name === DEFAULT_KIND
  return (mayBeLeftOut ? field.optional().transform(() => name) : field) as KindField<Name>
}

type KindFields<Name extends KindName> = z.ZodObject<{ consulting_type: KindField<Name> }>
type ByKind = { readonly [Name in KindName]: object }
/** Any kind's body as it is parsed, with the kind that tells which. */
type ParsedBody<Parsed extends ByKind> = {
  [Name in KindName]: z.output<KindFields<Name>> & Parsed[Name]
}[KindName]
/** Any kind's body as it is sent. */
type SentBody<Sent extends ByKind> = {
  [Name in KindName]: z.input<KindFields<Name>> & Sent[Name]
}[KindName]

/** A body that depends on its order's kind; its fields are of the named types, by kind. */
export const bodyByKind = <Parsed extends ByKind, Sent extends ByKind = Parsed>(
  of: (kind: KindName) => z.ZodObject,
) =>
  z.discriminatedUnion(
    'consulting_type',
    alternatives(kindNames.map((kind) => of(kind).extend({ consulting_type: kindField(kind) }))),
  ) as unknown as z.ZodType<ParsedBody<Parsed>, SentBody<Sent>>

/** What a reply is of: its order's kind, or {@link NEWER_KIND}. */
const kindsOfReplies = [...consultingTypes, NEWER_KIND] as const
export type KindOfReply = (typeof kindsOfReplies)[number]

/** A reply that depends on its order's kind, told apart by `consulting_type`; of the named type. */
export const replyByKind = <Reply>(of: (type: KindOfReply) => z.ZodObject) =>
  z.discriminatedUnion(
    'consulting_type',
    alternatives(
      kindsOfReplies.map((type) => of(type).extend({ consulting_type: z.literal(type) })),
    ),
  ) as unknown as z.ZodType<Reply, Reply>

/** TypeScript cannot follow a list that is built at run time, nor that there is a first. */
const alternatives = <Schema extends z.ZodObject>(schemas: readonly Schema[]) =>
  schemas as unknown as readonly [Schema, ...Schema[]]
