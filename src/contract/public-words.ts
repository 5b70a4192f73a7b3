import { z } from 'zod'
import { posesAsStudio } from '#domain/moderation/studio-names.ts'
import { nameField, requiredText } from './fields.ts'

/** Control characters but tab, line break and NUL (which is refused), bidirectional ones, separators. */
const CONTROLS = /(?![\t\n\0])\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu

/**
 * Text that strangers read, over one or more lines. Bidirectional and other control characters are
 * removed, so that it cannot reorder what stands around it; line breaks stay.
 */
export const publicText = (maxLength: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(CONTROLS, ''))
    .pipe(requiredText(maxLength))

/** The name a guest writes in public under. One that poses as the studio is refused. */
export const publicNameField = nameField.refine((name) => !posesAsStudio(name), {
  params: { problem: 'NAME_POSES_AS_STUDIO' },
})
