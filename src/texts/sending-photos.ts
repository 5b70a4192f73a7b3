import { sendingPhotos as en } from './en/sending-photos.ts'
import { sendingPhotos as ko, type SendingPhotosTexts } from './ko/sending-photos.ts'
import type { Language } from './messages.ts'
import { sendingPhotos as vi } from './vi/sending-photos.ts'

/** Separate from the site's texts: only the product page loads them. */
export const sendingPhotosTexts: Readonly<Record<Language, SendingPhotosTexts>> = { ko, en, vi }
