import { isOneOf } from '#domain/collections/lists.ts'
import { faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { styleNames } from '#domain/drawings/styles/style.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { ShownLook } from '#domain/reviews/look-counts.ts'
import type { Db } from '#server/platform/database.ts'
import { refuseField } from '#server/platform/validation.ts'
import { findPublishedLooks } from '#server/reports/index.ts'
import { drawingTexts } from '#texts/drawings.ts'
import type { ReviewRow } from './store.ts'

/**
 * Returns the look stored in a row; null if there is none, or one that only a newer version knows.
 */
export function readLook({ face_shape, style }: Columns): ShownLook | null {
  return isOneOf(faceOutlines, face_shape) && isOneOf(styleNames, style)
    ? { face_shape, style }
    : null
}

type Columns = Pick<ReviewRow, 'face_shape' | 'style'>

/**
 * Returns the look to store for the author's choice: that of the published sheet, or the stored one
 * if the sheet has none any more. An undefined choice keeps the stored one. Refuses
 * VALIDATION_FAILED if there is nothing to show.
 */
export async function resolveLook(
  tx: Db,
  orderNumber: string,
  shows: boolean | undefined,
  before: Columns = { face_shape: null, style: null },
): Promise<Columns> {
  if (shows === undefined) return { face_shape: before.face_shape, style: before.style }
  if (!shows) return { face_shape: null, style: null }
  const look = (await findPublishedLooks(tx, [orderNumber])).get(orderNumber) ?? readLook(before)
  return look ?? refuseField('shows_look', 'custom', (words) => words.lookUnknown)
}

/** Maps a look to the wire, with the name of its style. */
export const toLook = (look: ShownLook | null | undefined, language: Language) =>
  look ? { ...look, style_name: drawingTexts[language].styles[look.style] } : null
