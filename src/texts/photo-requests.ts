import { photoRequests as en } from './en/photo-requests.ts'
import { photoRequests as ko, type PhotoRequestTexts } from './ko/photo-requests.ts'
import type { Language } from './messages.ts'
import { photoRequests as vi } from './vi/photo-requests.ts'

/** Separate from the site's texts: only the pages about such a photo and its mail load them. */
export const photoRequestTexts: Readonly<Record<Language, PhotoRequestTexts>> = { ko, en, vi }

/** Label of a photo by its name on the wire; null: its sender did not say what it shows. */
export function nameOfPhoto(
  { names, unnamed }: Pick<PhotoRequestTexts, 'names' | 'unnamed'>,
  name: string | null,
): string {
  const labels: Readonly<Record<string, string>> = names
  return (name !== null && labels[name]) || unnamed
}
