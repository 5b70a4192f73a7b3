import type { InputOf } from '#contract/endpoint.ts'
import type { saveReportDraft } from '#contract/reports.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { swatch } from './swatch.ts'

// biome-ignore-start format: a table reads by columns
const deepWinter = {
  best: [
    swatch('#9e0728', '5R 3.5/12', '딥 크림슨', 'Deep crimson', 'Đỏ thẫm'),
    swatch('#600e28', '5R 2/8', '버건디', 'Burgundy', 'Đỏ rượu vang'),
    swatch('#f2dae4', '2.5RP 9/3', '아이시 로즈', 'Icy rose', 'Hồng sương giá'),
    swatch('#0d3c87', '7.5PB 2.5/11', '딥 사파이어', 'Deep sapphire', 'Lam ngọc sâu'),
    swatch('#014531', '5G 2.5/5', '딥 파인', 'Deep pine', 'Xanh thông sâu'),
    swatch('#095366', '5B 3/5', '딥 피콕', 'Deep peacock', 'Xanh cổ công đậm'),
    swatch('#441a45', '7.5P 1.5/7', '블랙 플럼', 'Black plum', 'Tím mận đen'),
    swatch('#38166e', '10PB 2/12', '딥 바이올렛', 'Deep violet', 'Tím than'),
    swatch('#ab1d72', '5RP 4/14', '딥 마젠타', 'Deep magenta', 'Hồng tím đậm'),
    swatch('#f3f5f8', '5PB 9.5/1', '프로스트 화이트', 'Frost white', 'Trắng sương'),
    swatch('#3d4046', '5PB 2.5/1', '차콜', 'Charcoal', 'Xám than'),
    swatch('#0f0f12', 'N 0.5', '소프트 블랙', 'Soft black', 'Đen dịu'),
  ],
  lip: [swatch('#b35e6a', '10RP 5/8', '로즈 밤', 'Rose balm', 'Son dưỡng hồng')],
  cheek: [swatch('#d0768c', '7.5RP 6/9', '딥 로즈', 'Deep rose', 'Hồng đậm')],
  eye: [swatch('#928991', '7.5P 5.5/1', '토프 그레이', 'Taupe grey', 'Xám nâu')],
  hair: [
    swatch('#131316', 'N 0.5', '소프트 블랙', 'Soft black', 'Đen dịu'),
    swatch('#302320', '2.5YR 1.5/1', '쿨 초콜릿', 'Cool chocolate', 'Sô-cô-la lạnh'),
  ],
  metal: [swatch('#acaeb2', '5PB 7/1', '무광 실버', 'Matte silver', 'Bạc mờ')],
}
const tiring = {
  camel: swatch('#b68c5f', '7.5YR 6/5', '카멜', 'Camel', 'Nâu lạc đà'),
  mustard: swatch('#d7b02d', '5Y 7/10', '머스터드', 'Mustard', 'Vàng mù tạt'),
  pumpkin: swatch('#e57b24', '2.5YR 6/12', '펌킨', 'Pumpkin', 'Cam bí đỏ'),
  olive: swatch('#70742c', '2.5GY 4.5/6', '올리브', 'Olive', 'Xanh ô liu'),
  ivory: swatch('#f4e2c3', '10YR 9/2', '웜 아이보리', 'Warm ivory', 'Trắng ngà ấm'),
  salmon: swatch('#e28061', '10R 6.5/9', '새먼 오렌지', 'Salmon orange', 'Cam cá hồi'),
}
// biome-ignore-end format: as above

/** Result sheet in English for a man who wants inconspicuous make-up. */
export const davidColours = {
  consulting_type: 'SKIN_CONSULTING',
  season: 'winter-deep',
  headline: 'Go darker than you dare, and keep it cool',
  summary:
    'Depth is what strikes first in your face: near-black hair, dark eyes and strong brows against light, cool skin. With the white of your photos corrected by the sheet of paper, I compared forehead, cheek and jaw. All three even out beside deep blue and wine red, and turn sallow beside anything golden. Dark, cool colours with one clear light next to them do for you what a good lamp does for a photograph.',
  drawn: {
    face_shape: 'square',
    face: {
      skinColour: '#f0d8c6',
      irisColour: '#2b1c17',
      masculinity: 85,
      brows: 'straight',
      browWeight: 140,
      lids: 'inner',
      blush: 0,
      shoulders: 'wide',
    },
    hair: { ...namedStyles.sweptUp, colour: 'black' },
  },
  lines: {
    undertone: {
      position: 44,
      text: 'Blue-based colours even out your skin. Golden ones bring up the yellow around the mouth.',
    },
    value: {
      position: 78,
      text: 'The clearest of the four. Your darkest suit is your best suit.',
    },
    chroma: {
      position: 22,
      text: 'Rich rather than loud: wine instead of scarlet, sapphire instead of electric blue.',
    },
    contrast: {
      position: 70,
      text: 'Put light and dark side by side. A white shirt under charcoal is made for you.',
    },
  },
  best: deepWinter.best,
  avoided: [
    {
      colour: tiring.camel,
      instead: 10,
      why: 'Your coat arrives before you do, and your skin turns grey.',
    },
    { colour: tiring.mustard, instead: 0, why: 'It throws yellow onto your chin.' },
    { colour: tiring.pumpkin, instead: 1, why: 'The redness beside your nose stands out.' },
    { colour: tiring.olive, instead: 4, why: 'The shadows under your eyes deepen.' },
    { colour: tiring.ivory, instead: 9, why: 'Your teeth and the whites of your eyes look dull.' },
    { colour: tiring.salmon, instead: 2, why: 'Your lips lose their colour.' },
  ],
  make_up: {
    lip: {
      shades: deepWinter.lip,
      text: 'A balm with a drop of rose, blotted once. It looks like good health, not like lipstick.',
    },
    cheek: {
      shades: deepWinter.cheek,
      text: 'Leave it out on most days. Before a camera, one light sweep keeps the face from looking flat.',
    },
    eye: {
      shades: deepWinter.eye,
      text: 'Fill gaps in the brows with a grey-black pencil, never brown. Taupe grey calms reddish lids.',
    },
    hair: {
      shades: deepWinter.hair,
      text: 'Stay with your own near-black. If you cover grey, ask for cool chocolate without any red.',
    },
    metal: {
      shades: deepWinter.metal,
      text: 'Steel or matte silver for watch, ring and glasses. Yellow gold competes with your skin.',
    },
  },
  looks: {
    daily: {
      minutes: 3,
      lip: 0,
      cheek: 0,
      eye: 0,
      steps: [
        'Pat on sun cream without a tone-up effect and let it settle for a minute.',
        'Touch concealer to the corners of the nose only, and press the edge away with a fingertip.',
        'Brush the brows upwards and fill gaps with single strokes.',
        'Press the rose balm into the lips and blot it once.',
      ],
    },
    special: {
      minutes: 6,
      lip: 0,
      cheek: 0,
      eye: 0,
      steps: [
        'Even out the centre of the face with a thin cushion one shade below your usual one.',
        'Powder the forehead and the sides of the nose, where a flash would catch.',
        'Sweep deep rose once under the cheekbone and blend it until you cannot find the edge.',
        'Set the brows with a clear gel and finish with the rose balm.',
      ],
    },
  },
  outro:
    'David, begin with two things: a deep sapphire tie and a frost-white shirt. Wear them in your next interview, and keep the colour card in your phone for the shop.',
  consultant_name: 'Lee Eun',
} satisfies InputOf<typeof saveReportDraft>['body']
