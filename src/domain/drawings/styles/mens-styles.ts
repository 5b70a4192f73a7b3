import type { StyleChoices } from './style-choices.ts'

/** Eight cuts for men; `texts` has their names. */
// biome-ignore format: a table reads by lines
export const mensStyles = {
  twoBlock: { cut: 'twoBlock', parting: '6:4', length: -72 },
  dandy: { cut: 'dandy', parting: 'none', length: -72 },
  crop: { cut: 'crop', parting: 'none', length: -72 },
  middlePart: { cut: 'middlePart', parting: '5:5', length: -72, crown: 55 },
  comma: { cut: 'middlePart', parting: '7:3', length: -72, crown: 60 },
  sweptUp: { cut: 'swept', parting: '6:4', length: -72, crown: 55 },
  shadowPerm: { cut: 'dandy', parting: 'none', length: -72, wave: 'perm', crown: 60, sides: 45 },
  mensWolf: { length: 26, parting: '6:4', fringe: 'curtain', fringeDrop: -10, layers: 80, layersStart: -80, ends: 'flick', crown: 55 },
} as const satisfies Readonly<Record<string, StyleChoices>>
