import { faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { ShownLook } from '#domain/reviews/look-counts.ts'
import type { Db } from '#server/platform/database.ts'
import { refuseField } from '#server/platform/validation.ts'
import { findPublishedLooks } from '#server/reports/index.ts'
import { drawingTexts } from '#texts/drawings.ts'
import type { ReviewRow } from './store.ts'

/** The look in a row; null where it shows none, or one that only a newer version knows. */
export function readLook({ face_shape, style }: Columns) {
  if (face_shape === null || style === null) return null
  const isKnown = Object.hasOwn(namedStyles, style) && faceOutlines.some((it) => it === face_shape)
  return isKnown ? ({ face_shape, style } as ShownLook) : null
}

type Columns = Pick<ReviewRow, 'face_shape' | 'style'>

/**
 * Returns what a review stores for its author's choice: the look of the published sheet, or the one
 * stored before where the sheet has none any more. Left out, the choice stays as it was. Refuses
 * VALIDATION_FAILED where there is nothing to show.
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

/** A look on the wire, its style by name. */
export const toLook = (look: ShownLook | null | undefined, language: Language) =>
  look ? { ...look, style_name: drawingTexts[language].styles[look.style] } : null
