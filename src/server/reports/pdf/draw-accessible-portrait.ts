import { describePortrait } from '#domain/drawings/description.ts'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import type { Drawing } from '#domain/drawings/drawing.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import type { Language } from '#domain/languages/languages.ts'
import { drawingTexts, portraitName } from '#texts/drawings.ts'

export interface AccessibleDrawing {
  readonly drawing: Drawing
  /** Text alternative. */
  readonly alt: string
}

/** Draws a portrait and describes it in words. */
export function drawAccessiblePortrait(
  choices: PortraitChoices,
  language: Language,
): AccessibleDrawing {
  const portrait = portraitOf(choices)
  return {
    drawing: drawPortrait(portrait),
    alt: portraitName(drawingTexts[language], describePortrait(portrait)),
  }
}
