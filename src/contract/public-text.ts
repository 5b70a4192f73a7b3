import { z } from 'zod'
import { nameField, requiredText } from '#contract/fields.ts'
import { impersonatesStudio } from '#domain/moderation/studio-names.ts'

/**
 * Control characters except tab, line break and NUL (which is refused), bidirectional ones,
 * separators.
 */
const CONTROLS = /(?![\t\n\0])\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu

/**
 * Public text of one or more lines. Bidirectional and other control characters are removed, so that
 * it cannot reorder the text around it; line breaks stay.
 */
export const publicText = (maxLength: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(CONTROLS, ''))
    .pipe(requiredText(maxLength))

/** Public name of a guest. A name that impersonates the studio is refused. */
export const publicNameField = nameField.refine((name) => !impersonatesStudio(name), {
  params: { problem: 'NAME_POSES_AS_STUDIO' },
})
