/** Columns as the migrations make them; times are UTC, amounts are won. */
export interface SurveyTables {
  surveys: {
    order_number: string
    face_shape: string
    facial_type: string | null
    features: string[]
    neck_length: string
    shoulder: string
    discovered_via: string
    height_cm: number
    weight_kg: number
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
