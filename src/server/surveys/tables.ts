import type { Language } from '#domain/languages/languages.ts'

/** Columns as the migrations make them; times are UTC, amounts are won. */
export interface SurveyTables {
  surveys: {
    order_number: string
    language: Language
    face_shape: string
    facial_type: string | null
    features: string[]
    neck_length: string
    shoulder: string
    discovered_via: string
    /** Null, like the weight, once erased because consent was withdrawn. */
    height_cm: number | null
    weight_kg: number | null
    note: string
    had_other_consulting: boolean
    other_consulting_count: number
    created_at: Date
  }
  survey_photos: {
    id: string
    order_number: string
    position: number
    storage_key: string
    thumbnail_key: string
    width: number
    height: number
    bytes: number
  }
}
