import { playQuestions } from '#domain/drawings/styles/play.ts'
import type { Language } from '#domain/languages/languages.ts'
import { readStored, storageKeys } from '#web/api/local-storage.ts'
import { faceShapes } from '../survey.ts'
import { outlines } from '../survey-face.ts'
import { hairTexts } from '../texts.ts'

/** Returns answers from the first page's play: the face, and the hair as a note. */
export function playedAnswers(language: Language): Readonly<Record<string, string>> {
  const { outline, fringe, length } = readPlayed()
  const { tried, triedFringe, triedLength } = hairTexts[language]
  const hair = [length && triedLength[length], fringe && triedFringe[fringe]].filter(
    (words) => words !== undefined,
  )
  const face = faceShapes.find((shape) => outlines[shape] === outline)
  return { ...(face && { face_shape: face }), ...(hair.length > 0 && { note: tried(hair) }) }
}

/** Stored values may be outdated or tampered with: ignores choices that do not exist. */
function readPlayed() {
  let stored: unknown
  try {
    stored = JSON.parse(readStored(storageKeys.play) ?? 'null')
  } catch {
    stored = null
  }
  const chosen = new Map<string, unknown>(Object.entries(stored ?? {}))
  const known = <Option extends string>(question: string, options: readonly Option[]) =>
    options.find((option) => option === chosen.get(question))
  return {
    outline: known('outline', playQuestions.outline),
    fringe: known('fringe', playQuestions.fringe),
    length: known('length', playQuestions.length),
  }
}
