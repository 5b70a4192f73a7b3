import { itemAt } from '#domain/collections/lists.ts'
import { brandColours } from '../parameters/brand-colours.ts'
import type { FaceOutlineName } from '../parameters/face-fields.ts'
import type { PictureParameters, PortraitChoices } from '../parameters/portrait.ts'
import { namedStyles, type StyleName } from './style.ts'
import type { StyleChoices } from './style-choices.ts'

/** Parameters of a sheet's drawn face. */
export interface DrawnFace {
  readonly face_shape: FaceOutlineName
  readonly face: Omit<NonNullable<PortraitChoices['face']>, 'outline'>
}

/** Position of a style on a sheet. */
export interface StylePlace {
  readonly list: 'best' | 'worst'
  /** Index, from 0. */
  readonly at: number
}

/** Length above which a style is shown whole, in a taller frame. */
const LONGEST_IN_BUST_MM = 130
/** Masculinity from which a face gets men's cuts by default. */
const MANLY = 50

// biome-ignore format: a table reads by lines
const first: Readonly<Record<'women' | 'men', Readonly<Record<StylePlace['list'], readonly StyleName[]>>>> = {
  women: { best: ['seeThroughLayers', 'layeredBob'], worst: ['fullFringeBob', 'longStraight', 'curlyBob', 'hippiePerm'] },
  men: { best: ['twoBlock', 'comma'], worst: ['crop', 'mensWolf', 'sweptUp', 'shadowPerm'] },
}

const isManly = ({ face }: DrawnFace) => (face.masculinity ?? 0) >= MANLY

/** Returns the default style of a position; different at every position of a sheet. */
export function defaultDrawing(drawn: DrawnFace, { list, at }: StylePlace): StyleChoices {
  const styles = first[isManly(drawn) ? 'men' : 'women'][list]
  return namedStyles[itemAt(styles, at % styles.length)]
}

const faceOfReport = ({ face, face_shape }: DrawnFace): NonNullable<PortraitChoices['face']> => ({
  ...face,
  outline: face_shape,
})

/**
 * Draws a sheet's style on its customer's face. The web, the PDF and the editor share this drawing.
 */
export function stylePortrait(
  drawn: DrawnFace,
  drawing: StyleChoices | null,
  place: StylePlace,
  picture: Partial<PictureParameters> = {},
): Required<PortraitChoices> {
  const hair = drawing ?? defaultDrawing(drawn, place)
  return {
    face: { ...faceOfReport(drawn), ...(place.list === 'worst' && { blush: 0 }) },
    hair,
    picture: { frame: frameOf(hair), ...picture },
  }
}

/** Draws the first style on its customer in a dark knit, for the sheet's cover. */
export function coverPortrait(
  drawn: DrawnFace,
  drawing: StyleChoices | null,
): Required<PortraitChoices> {
  const { face, hair } = stylePortrait(drawn, drawing, { list: 'best', at: 0 })
  const picture = { frame: 'bust', clothes: 'knit', clothesColour: brandColours.ink } as const
  return { face, hair, picture }
}

/** Draws a style pale and marked with its lengths, for the hairdresser. */
export function planPortrait(
  drawn: DrawnFace,
  drawing: StyleChoices | null,
  { at, view }: { readonly at: number; readonly view: 'front' | 'left' | 'back' },
): Required<PortraitChoices> {
  const { face, hair } = stylePortrait(drawn, drawing, { list: 'best', at })
  return {
    face,
    hair: { ...hair, colour: 'plan', dye: null },
    // Paper-coloured clothes, so that the marks stand out on the shoulders, too.
    picture: { view, frame: 'plan', measures: 'plan', clothesColour: brandColours.paper },
  }
}

function frameOf({ cut = 'falling', tied = 'none', length = 0 }: StyleChoices) {
  const isLong = cut === 'falling' && tied === 'none' && length > LONGEST_IN_BUST_MM
  return isLong ? 'plan' : 'bust'
}

/** Draws the face with its guide lines and the hair out of the way. */
export const measuredPortrait = (drawn: DrawnFace): PortraitChoices => ({
  face: faceOfReport(drawn),
  hair: isManly(drawn) ? { cut: 'swept' } : { tied: 'lowBun', parting: 'none' },
  picture: { frame: 'face', measures: 'lines' },
})
