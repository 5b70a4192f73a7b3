import type { CutPlanTexts } from '../cut-plan-texts.ts'

export const cutPlans: CutPlanTexts = {
  names: {
    parting: '가르마',
    fringe: '앞머리',
    layers: '층의 시작',
    length: '길이',
    short: '길이',
    tied: '묶는 모양',
    volume: '볼륨',
    wave: '결',
  },
  fringe: (kind, length) => (length === null ? `${kind}.` : `${kind}, 뿌리에서 끝까지 ${length}.`),
  layers: (start, { front, sides, back, top }) =>
    `${start}에서 시작. 앞 ${front}°, 옆 ${sides}°, 뒤 ${back}°, 정수리 ${top}°로 들어서.`,
  length: (height) => `${height}.`,
  oneLength: '층 없이 한 길이로.',
  noFringe: '앞머리 없이.',
  unparted: '가르마 없이 앞으로 내려요.',
  ends: {
    blunt: '끝선은 일자로.',
    thinned: '끝은 가볍게 덜어서.',
    cCurl: '끝은 안으로 C컬.',
    flick: '끝은 밖으로 뻗치게.',
  },
  shorterAtFace: (length) => `얼굴 옆은 ${length} 짧게.`,
  short: {
    front: (length) => `앞 ${length}.`,
    side: (length) => `옆 ${length}.`,
    nape: (length) => `목덜미 ${length}.`,
    clippers: (upTo) => `옆과 뒤의 아랫머리는 ${upTo}까지 바리캉으로.`,
  },
  tied: (kind, height) => `${kind}, 매듭은 ${height}.`,
  liftedCrown: (length) => `정수리는 ${length} 띄워서.`,
  looseStrands: '얼굴 옆은 몇 가닥 빼 주세요.',
  volume: (crown, sides) => `정수리 뿌리 ${crown}, 옆 ${sides}.`,
  wave: (kind, length) => `${kind}, 한 굽이에 ${length}.`,
}
