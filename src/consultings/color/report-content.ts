import '#contract/no-eval-in-browsers.ts'
import { z } from 'zod'
import { closing, written } from '#consultings/report.ts'
import { drawingField, faceOutlineField, featuresField } from '#contract/drawing-fields.ts'
import { seasonKeys } from './season.ts'

export const BEST_COLOURS = 12
export const AVOIDED_COLOURS = 6
export const MAX_SHADES = 3
export const MAX_STEPS = 6

/** The four dimensions of a person's colours, each from −100 to 100. */
export const lines = ['undertone', 'value', 'chroma', 'contrast'] as const
export type Line = (typeof lines)[number]

/** Areas of make-up and jewellery. */
export const areas = ['lip', 'cheek', 'eye', 'hair', 'metal'] as const
export type Area = (typeof areas)[number]

export const occasions = ['daily', 'special'] as const
export type Occasion = (typeof occasions)[number]

/** Maximum lengths in characters. */
export const lengths = {
  headline: 60,
  text: 2_000,
  lineText: 200,
  colourName: 30,
  why: 200,
  areaText: 300,
  step: 200,
} as const

const hex = z.string().regex(/^#[0-9a-f]{6}$/)

/** A colour with its name in every language and its nearest Munsell notation. */
const swatch = z.object({
  hex,
  munsell: written(20).default(''),
  names: z.object({
    ko: written(lengths.colourName),
    en: written(lengths.colourName),
    vi: written(lengths.colourName),
  }),
})

const position = z.int().min(-100).max(100).default(0)
const line = z.object({ position, text: written(lengths.lineText).default('') })

const area = z.object({
  shades: z.array(swatch).max(MAX_SHADES).default([]),
  text: written(lengths.areaText).default(''),
})

const look = z.object({
  /** Duration. */
  minutes: z.int().min(1).max(120).nullable().default(null),
  /** Shades that the drawn face wears, as indices into those of the areas. */
  lip: z
    .int()
    .min(0)
    .max(MAX_SHADES - 1)
    .default(0),
  cheek: z
    .int()
    .min(0)
    .max(MAX_SHADES - 1)
    .default(0),
  eye: z
    .int()
    .min(0)
    .max(MAX_SHADES - 1)
    .default(0),
  steps: z.array(written(lengths.step)).max(MAX_STEPS).default([]),
})

const avoided = z.object({
  colour: swatch,
  /** Index of the replacement among the best colours. */
  instead: z
    .int()
    .min(0)
    .max(BEST_COLOURS - 1)
    .default(0),
  why: written(lengths.why).default(''),
})

const whole = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const schema = z.object(shape)
  // TypeScript cannot see that the output of a generic shape is never undefined.
  return schema.default(schema.parse({}) as never)
}

/** Content of a sheet of personal colour and make-up. A draft may be incomplete. */
export const colorContent = z.object({
  season: z.enum(seasonKeys).nullable().default(null),
  /** One sentence for the customer to remember. */
  headline: written(lengths.headline).default(''),
  summary: written(lengths.text).default(''),
  /** The drawn customer, initially from the survey. */
  drawn: whole({
    face_shape: faceOutlineField.default('oval'),
    face: featuresField.default({}),
    hair: drawingField.default({}),
  }),
  lines: whole({
    undertone: line.default({ position: 0, text: '' }),
    value: line.default({ position: 0, text: '' }),
    chroma: line.default({ position: 0, text: '' }),
    contrast: line.default({ position: 0, text: '' }),
  }),
  /** Three face colours, six garments, three basic colours. */
  best: z.array(swatch).max(BEST_COLOURS).default([]),
  avoided: z.array(avoided).max(AVOIDED_COLOURS).default([]),
  make_up: whole({
    lip: area.default({ shades: [], text: '' }),
    cheek: area.default({ shades: [], text: '' }),
    eye: area.default({ shades: [], text: '' }),
    hair: area.default({ shades: [], text: '' }),
    metal: area.default({ shades: [], text: '' }),
  }),
  looks: whole({
    daily: look.default(look.parse({})),
    special: look.default(look.parse({})),
  }),
  ...closing,
})
export type ColorContent = z.output<typeof colorContent>
export type Swatch = ColorContent['best'][number]
export type Avoided = ColorContent['avoided'][number]
export type Look = ColorContent['looks'][Occasion]
