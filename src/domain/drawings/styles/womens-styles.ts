import type { StyleChoices } from './style-choices.ts'

/** Sixteen cuts for women; `texts` has their names. */
// biome-ignore format: a table reads by lines
export const womensStyles = {
  longStraight: { length: 146, crown: 40 },
  collarboneCurl: { length: 60, ends: 'cCurl', parting: '6:4', crown: 50 },
  fullFringeBob: { length: -22, ends: 'cCurl', fringe: 'full', parting: 'none', sides: 30 },
  seeThroughLayers: { length: 66, fringe: 'seeThrough', parting: 'none', ends: 'thinned', layers: 45, layersStart: -30 },
  softWaves: { length: 138, wave: 'sWave', parting: '6:4', layers: 30, layersStart: 10, waveSize: 62 },
  hushCut: { length: 66, ends: 'flick', fringe: 'curtain', layers: 92, layersStart: -76, crown: 62 },
  layeredBob: { length: 8, ends: 'cCurl', parting: '7:3', layers: 58, layersStart: -60, crown: 68 },
  pixie: { cut: 'pixie', parting: '6:4', length: -72 },
  hippiePerm: { length: 60, wave: 'perm', waveSize: 45, layers: 50, layersStart: -40, sides: 62 },
  curtainLong: { length: 140, ends: 'cCurl', fringe: 'curtain', layers: 24, layersStart: 20 },
  sideFringeBob: { length: 2, fringe: 'side', parting: '7:3' },
  lowBun: { tied: 'lowBun', parting: '5:5', length: 120, crown: 45, faceFrame: 62 },
  ponytail: { tied: 'ponytail', parting: 'none', length: 92, crown: 62, ends: 'cCurl', faceFrame: 36 },
  halfUpWaves: { tied: 'halfUp', parting: 'none', length: 120, wave: 'sWave', waveSize: 55, fringe: 'seeThrough', layers: 20, layersStart: 40 },
  curlyBob: { length: 6, wave: 'perm', waveSize: 35, fringe: 'full', parting: 'none', sides: 58, layers: 30, layersStart: -60 },
  tuckedBob: { length: -30, ends: 'cCurl', parting: '6:4', crown: 60, sides: 36, tucked: 'left' },
} as const satisfies Readonly<Record<string, StyleChoices>>
