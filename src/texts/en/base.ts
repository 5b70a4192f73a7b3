import type { BaseMessages } from '#texts/messages.ts'
import { catalog } from './catalog.ts'
import { content } from './content.ts'
import { layout } from './layout.ts'
import { reviews } from './reviews.ts'
import { ui } from './ui.ts'

/** Texts that every page loads. */
export const base: BaseMessages = {
  catalog,
  content,
  layout,
  reviews,
  ui,
}
