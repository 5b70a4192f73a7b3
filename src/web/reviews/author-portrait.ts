import { portraitFaces } from '#domain/portraits/face-outline.ts'
import { fringes } from '#domain/portraits/fringe.ts'
import { hairStyles } from '#domain/portraits/hair.ts'
import type { PortraitOptions } from '#domain/portraits/portrait.ts'

/** Somebody drawn for an author without a picture: always the same, and not the author. */
export const authorPortrait = (seed: number): PortraitOptions => ({
  face: chosen(portraitFaces, seed),
  hair: chosen(hairStyles, Math.floor(seed / portraitFaces.length)),
  fringe: chosen(fringes, Math.floor(seed / (portraitFaces.length * hairStyles.length))),
  seed,
})

const chosen = <T>(all: readonly T[], at: number): T => all[at % all.length]!
