import { z } from 'zod'
import type { Upgrade } from '#consultings/stored.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'

/** Path of an empty field in a sheet's content, e.g. `['best_hair', 1, 'name']`. */
export type FieldPath = readonly (string | number)[]

export const written = (maxLength: number) => z.string().trim().max(maxLength)

/** Maximum lengths in characters. */
export const closingLengths = { outro: 2_000, consultant: 40 } as const

/** Name of the closing part. */
export const CLOSING = 'outro'

/** The part that ends every sheet. */
export const closing = {
  outro: written(closingLengths.outro).default(''),
  consultant_name: written(closingLengths.consultant).default(''),
}
export interface Closing {
  readonly outro: string
  readonly consultant_name: string
}

/**
 * Definition of a kind's result sheet. Methods instead of function properties, so that code which
 * knows no kind can hold any definition; callers pass content of the same kind.
 */
export interface ReportDefinition<Content extends Closing = Closing> {
  /** A draft may be incomplete: every field has a default. */
  readonly content: z.ZodObject & z.ZodType<Content>
  /** Migrations of stored content, one per schema version, oldest first. */
  readonly upgrades: readonly Upgrade[]
  /** Returns the initial content, with the drawn customer from the survey. */
  begin(drawn: PortraitChoices): Content
  /** Lists fields that are required for publishing. Source: RPT-02. */
  missing(content: Content): FieldPath[]
  /** Returns what a shared link shows: no photos, no measurements, no private texts. */
  shared(content: Content): Content
  /**
   * Adds empty entries for everything that is required, so that the editor shows fields for them.
   */
  withPlaces(content: Content): Content
  /**
   * Records who accepted what is new since the draft before, overwriting what the content says. With
   * null it removes every such record, as for a customer, or to compare contents.
   */
  signed?(content: Content, before: Content | undefined, by: Signature | null): Content
}

/** A person and a time, as an ISO text. */
export interface Signature {
  readonly by: string
  readonly at: string
}

/** Builds the fields of a body that saves a sheet; omitted fields stay unchanged. */
export const savedFields = ({ content }: ReportDefinition): z.ZodObject =>
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

/** Returns the paths of the empty texts. */
export const findEmpty = (texts: readonly (readonly [FieldPath, string | undefined])[]) =>
  texts.filter(([, text]) => !text?.trim()).map(([path]) => path)
