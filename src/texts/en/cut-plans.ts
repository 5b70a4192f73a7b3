import type { CutPlanTexts } from '../cut-plan-texts.ts'

export const cutPlans: CutPlanTexts = {
  names: {
    parting: 'Parting',
    fringe: 'Fringe',
    layers: 'First layer',
    length: 'Length',
    short: 'Length',
    tied: 'Tied',
    volume: 'Volume',
    wave: 'Wave',
  },
  fringe: (kind, length) =>
    length === null ? `A ${kind}.` : `A ${kind}, ${length} from root to end.`,
  layers: (start, { front, sides, back, top }) =>
    `Starts ${start}. Lift ${front}° in front, ${sides}° at the sides, ${back}° at the back, ${top}° at the crown.`,
  length: (height) => `${height.charAt(0).toUpperCase()}${height.slice(1)}.`,
  oneLength: 'One length, no layers.',
  noFringe: 'No fringe.',
  unparted: 'No parting, it all falls forwards.',
  ends: {
    blunt: 'Blunt ends.',
    thinned: 'Ends thinned out.',
    cCurl: 'Ends turned in.',
    flick: 'Ends flicked out.',
  },
  shorterAtFace: (length) => `${length} shorter beside the face.`,
  short: {
    front: (length) => `Front ${length}.`,
    side: (length) => `Sides ${length}.`,
    nape: (length) => `Nape ${length}.`,
    clippers: (upTo) => `Clippers at sides and back, up to ${upTo}.`,
  },
  tied: (kind, height) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, the knot ${height}.`,
  liftedCrown: (length) => `Lifted ${length} over the crown.`,
  looseStrands: 'A few strands left loose beside the face.',
  volume: (crown, sides) => `Roots lifted ${crown} at the crown, ${sides} at the sides.`,
  wave: (kind, length) =>
    `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, ${length} from crest to crest.`,
}
