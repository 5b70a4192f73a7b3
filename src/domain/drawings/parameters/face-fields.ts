import { amount, choice, colour } from './field.ts'

export const faceOutlines = ['oval', 'round', 'long', 'square', 'heart', 'diamond'] as const
export type FaceOutlineName = (typeof faceOutlines)[number]

/** Widths and heights are offsets in mm from the outline's own; other amounts are percent. */
// biome-ignore format: a table reads by columns
export const faceFields = {
  outline:      choice('fa', faceOutlines),
  forehead:     amount('fb', -14, 14),
  cheekbones:   amount('fc', -10, 10),
  jaw:          amount('fd', -14, 14),
  chinWidth:    amount('fe', -8, 10),
  chinHeight:   amount('ff', -14, 16),
  jawHeight:    amount('fg', -12, 12),
  /** Height of the hairline; positive is a higher forehead. */
  hairline:     amount('fh', -14, 14),
  /** Length of the middle of the face, from the eyes to below the nose. */
  midface:      amount('fi', -6, 9),
  /** How far the chin leans to the client's left. */
  asymmetry:    amount('fj', -10, 10),
  /** How far chin and mouth stand out in profile. */
  chinDepth:    amount('fk', -12, 12),
  mouthDepth:   amount('fl', -4, 8),
  cheekFullness: amount('fm', 0, 100),
  age:          choice('fn', ['young', 'middle', 'older'], 'middle'),
  masculinity:  amount('fo', 0, 100),
  expression:   choice('fp', ['calm', 'smile', 'halfSmile']),
  lids:         choice('fq', ['double', 'single', 'inner']),
  eyes:         choice('fr', ['open', 'closed']),
  eyeSize:      amount('fs', 80, 122, 100),
  eyeTilt:      amount('ft', -5, 5),
  eyeSpacing:   amount('fu', -5, 5),
  /** Sunken is negative, prominent positive. */
  eyeDepth:     amount('fv', -100, 100),
  puffiness:    amount('fw', 0, 100),
  eyeLine:      amount('fx', 0, 100),
  brows:        choice('ga', ['soft', 'straight', 'arched', 'angled']),
  browWeight:   amount('gb', 50, 180, 100),
  nose:         choice('gc', ['straight', 'button', 'aquiline', 'broad']),
  noseWidth:    amount('gd', 75, 135, 100),
  noseLength:   amount('ge', -5, 6),
  noseBridge:   amount('gf', 0, 100, 30),
  lips:         choice('gg', ['natural', 'bow', 'wide', 'full']),
  lipFullness:  amount('gh', 60, 150, 100),
  mouthWidth:   amount('gi', 80, 125, 100),
  ears:         choice('gj', ['medium', 'small', 'large']),
  glasses:      choice('gk', ['none', 'round', 'square', 'halfRim']),
  freckles:     amount('gl', 0, 100),
  blush:        amount('gm', 0, 100, 40),
  neck:         choice('gn', ['normal', 'short', 'long']),
  shoulders:    choice('go', ['normal', 'narrow', 'wide']),
  skinColour:   colour('gp'),
  lipColour:    colour('gq'),
  cheekColour:  colour('gr'),
  lidColour:    colour('gs'),
  irisColour:   colour('gt'),
  browColour:   colour('gu'),
  /** Blended make-up has soft edges: powder on cheeks and lids, lips that are deeper inside. */
  makeUp:       choice('gv', ['flat', 'blended']),
  /** Crease of a blended lid; the lid's own colour is `lidColour`. */
  creaseColour: colour('gw'),
  /** Outer corner of a blended lid. */
  cornerColour: colour('gx'),
  /** How much higher the brows are; negative is lower. */
  browHeight:   amount('gy', -6, 8),
} as const
