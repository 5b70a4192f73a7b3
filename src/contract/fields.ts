import './no-eval-in-browsers.ts'
import { z } from 'zod'
import { parseSeoulDay, type SeoulDay } from '#domain/calendar/seoul-day.ts'
import { languages } from '#domain/languages/languages.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { type Won, won } from '#domain/money/won.ts'
import { cleanLine } from '#domain/names/clean-line.ts'
import { nameProblem } from '#domain/names/person-name.ts'

/**
 * An amount in a request: a whole, non-negative number of won, at most a billion, so that sums fit
 * the database column.
 */
export const wonField = z
  .int()
  .min(0)
  .max(1_000_000_000)
  .transform((amount): Won => won(amount))

/** A price that an owner can set. Price and shipping together stay within {@link wonField}. */
export const priceField = z
  .int()
  .min(0)
  .max(100_000_000)
  .transform((amount): Won => won(amount))

/** An amount in a reply. It may be a sum, so only the safe integers bound it. */
export const wonReply = z
  .int()
  .min(0)
  .transform((amount): Won => won(amount))

const inKnownYears = (text: string) => text >= '1900-01-01' && text < '3000-01-01'

/**
 * A Seoul day, `2026-03-01`, in a year that calendars, date arithmetic and the database support.
 * Aborts, since checks of whole periods read the parts of a valid day.
 */
export const dayField = z.iso.date({ abort: true }).refine(inKnownYears, { abort: true })

/** A moment with its offset, within the years of {@link dayField}. */
export const momentField = z.iso
  .datetime({ offset: true })
  .refine(inKnownYears)
  .transform((text) => new Date(text))

/** A row's UUID. */
export const idField = z.uuid()

export const requiredText = (maxLength: number) => z.string().trim().min(1).max(maxLength)
export const optionalText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .nullish()
    .transform((text) => text || null)

/** One visible line of free text: line breaks, control and invisible characters are removed. */
export const requiredLine = (maxLength: number) =>
  z.string().overwrite(cleanLine).min(1).max(maxLength)
export const optionalLine = (maxLength: number) =>
  z
    .string()
    .overwrite(cleanLine)
    .max(maxLength)
    .nullish()
    .transform((text) => text || null)

/** A name of a person or business as typed by a customer. Source: docs/rules.md NM-1. */
export const nameFieldOf = (maxLength: number) =>
  requiredLine(maxLength).superRefine(refuseUnfitName)
export const nameField = nameFieldOf(textLengths.name)
export const optionalNameField = optionalLine(textLengths.name).superRefine(refuseUnfitName)

/** Refuses an unfit name. An empty one is left to the field's own rules. */
function refuseUnfitName(name: string | null, context: z.RefinementCtx) {
  const problem = name ? nameProblem(name) : null
  if (problem) context.addIssue({ code: 'custom', params: { problem } })
}

/** An email address, trimmed and in lower case: two spellings of one mailbox are one person. */
export const emailField = z.string().trim().toLowerCase().max(textLengths.email).pipe(z.email())

/** Digits only, 10 or 11 of them; everything else is dropped first. Source: PRF-01. */
export const phoneField = z
  .string()
  .max(30)
  .transform((text) => text.replace(/\D/g, ''))
  .pipe(z.string().regex(/^\d{10,11}$/))

/**
 * An order number: up to 16 characters, neither guessable nor sequential, in upper or lower case.
 */
export const orderNumberField = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{1,16}$/)

/**
 * Token that proves to be the guest of an order: from the reply that placed it, its emails, or a
 * code.
 */
export const guestTokenField = z.string().min(20).max(200)

export const languageField = z.enum(languages)

/** A moment, or a Seoul day that the field resolves to its start or end. */
export const momentOrDay = (momentOf: (day: SeoulDay) => Date) =>
  z.union([momentField, dayField.transform((text) => momentOf(parseSeoulDay(text)))])

/** What is typed into the search field of a list. */
export const searchField = z.string().trim().max(textLengths.search).optional()
