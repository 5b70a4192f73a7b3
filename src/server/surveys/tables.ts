import type { Generated, JSONColumnType } from 'kysely'
import type { Answers } from '#consultings/question.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { ErasureReason } from '#domain/surveys/photo-erasure.ts'
import type { PhotoReason } from '#domain/surveys/photo-requests.ts'
import type { ExtraDays } from '#domain/surveys/photo-retention.ts'
import type { PhotoSource } from '#domain/surveys/photo-source.ts'

/** Columns as the migrations define them; times are UTC, amounts are won. */
export interface SurveyTables {
  surveys: {
    order_number: string
    language: Language
    /** Answers by question of the order's kind. */
    answers: JSONColumnType<Answers>
    /** Schema of the answers. */
    schema_version: number
    /** When the consent to photos and body data was withdrawn and their answers erased. */
    erased_at: Generated<Date | null>
    /** How much longer than usual the customer wants the photos to be kept. */
    extra_days: Generated<ExtraDays | null>
    created_at: Date
  }
  earlier_answers: {
    order_number: string
    /** Revision of the survey while these were its answers, from 1. */
    revision: number
    answers: JSONColumnType<Answers>
    schema_version: number
    replaced_at: Date
  }
  survey_photos: {
    id: string
    order_number: string
    position: number
    /** Which of the kind's photos it is. */
    name: string | null
    storage_key: string
    thumbnail_key: string
    width: number
    height: number
    bytes: number
    /** How it came to the studio. */
    source: Generated<PhotoSource>
    /** Who of the studio added it; null: the customer. */
    added_by: Generated<string | null>
    added_at: Date
    /** When another photo took its place; null: current. */
    replaced_at: Generated<Date | null>
  }
  erased_photos: {
    order_number: string
    /** Which of the kind's photos it was. */
    name: string | null
    reason: ErasureReason
    erased_at: Date
  }
  photo_requests: {
    id: string
    order_number: string
    /** Which of the kind's photos it is. */
    name: string | null
    /** The photo to replace; null: it is missing, or was erased since. */
    photo_id: string | null
    reason: PhotoReason
    /** Text of the studio for the customer. */
    words: string | null
    asked_by: string
    asked_at: Date
    closed_as: Generated<'ANSWERED' | 'WITHDRAWN' | null>
    closed_at: Generated<Date | null>
  }
}
