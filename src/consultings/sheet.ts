import { z } from 'zod'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { Upgrade } from './stored.ts'

/** Where a sheet is still empty: steps into its content, e.g. `['best_hair', 1, 'name']`. */
export type FieldPath = readonly (string | number)[]

export const written = (maxLength: number) => z.string().trim().max(maxLength)

/** In characters. */
export const closingLengths = { outro: 2_000, consultant: 40 } as const

/** The name of the part that every sheet ends with. */
export const CLOSING = 'outro'

/** What every sheet ends with. */
export const closing = {
  outro: written(closingLengths.outro).default(''),
  consultant_name: written(closingLengths.consultant).default(''),
}
export interface Closing {
  readonly outro: string
  readonly consultant_name: string
}

/**
 * What a kind's result sheet holds and needs. Methods, so that one kind's definition also stands
 * where code knows no kind: whoever calls it hands back content of the same kind.
 */
export interface SheetDefinition<Content extends Closing = Closing> {
  /** A draft may be incomplete: every field has a default. */
  readonly content: z.ZodObject & z.ZodType<Content>
  /** From each stored form of its content to the next, the oldest first. */
  readonly upgrades: readonly Upgrade[]
  /** Before its first save: with what the survey says of the drawn customer. */
  begin(drawn: PortraitChoices): Content
  /** What a customer may not read it without. Source: RPT-02. */
  missing(content: Content): FieldPath[]
  /** What whoever has a link to it sees: no photos, no measurements, nothing that was said in private. */
  shared(content: Content): Content
  /** With a place for everything that is asked for, so that each can be written at once. */
  withPlaces(content: Content): Content
}

/** Fields of a sheet as a body saves them: one that is left out stays as it was. */
export const savedFields = ({ content }: SheetDefinition): z.ZodObject =>
  z
    .object(
      Object.fromEntries(
        Object.entries(content.shape).map(([name, field]) => [
          name,
          field instanceof z.ZodDefault ? field.unwrap() : field,
        ]),
      ),
    )
    .partial()

/** Those of these texts that say nothing, by their places. */
export const findEmpty = (texts: readonly (readonly [FieldPath, string | undefined])[]) =>
  texts.filter(([, text]) => !text?.trim()).map(([path]) => path)
