import type { Palette } from '../palette.ts'
import { seasonNames } from '../season-names.ts'
import { base, face, garment, shade } from '../swatch.ts'
import { metals } from './metals.ts'

/** Deep Winter: above all deep; cool. */
// biome-ignore format: a table reads by columns
export const winterDeep = {
  key: 'winter-deep',
  names: seasonNames['winter-deep'],
  positions: { undertone: 46, value: 80, chroma: 24, contrast: 76 },
  bounds: { lightness: [0.16, 0.98], chroma: [0.025, 0.2], hues: [[155, 360], [0, 24]] },
  best: [
    face(   'deep-magenta',  '#ab1d72', '5RP 4/14',     '딥 마젠타',       'Deep magenta',  'Hồng tím đậm'),
    face(   'deep-crimson',  '#9e0728', '5R 3.5/12',    '딥 크림슨',       'Deep crimson',  'Đỏ thẫm'),
    face(   'burgundy',      '#600e28', '5R 2/8',       '버건디',          'Burgundy',      'Đỏ rượu vang'),
    garment('icy-rose',      '#f2dae4', '2.5RP 9/3',    '아이시 로즈',     'Icy rose',      'Hồng sương giá'),
    garment('black-plum',    '#441a45', '7.5P 1.5/7',   '블랙 플럼',       'Black plum',    'Tím mận đen'),
    garment('deep-violet',   '#38166e', '10PB 2/12',    '딥 바이올렛',     'Deep violet',   'Tím than'),
    garment('deep-sapphire', '#0d3c87', '7.5PB 2.5/11', '딥 사파이어',     'Deep sapphire', 'Lam ngọc sâu'),
    garment('deep-pine',     '#014531', '5G 2.5/5',     '딥 파인',         'Deep pine',     'Xanh thông sâu'),
    garment('deep-peacock',  '#095366', '5B 3/5',       '딥 피콕',         'Deep peacock',  'Xanh cổ công đậm'),
    base(   'frost-white',   '#f3f5f8', '5PB 9.5/1',    '프로스트 화이트', 'Frost white',   'Trắng sương'),
    base(   'charcoal',      '#3d4046', '5PB 2.5/1',    '차콜',            'Charcoal',      'Xám than'),
    base(   'soft-black',    '#0f0f12', 'N 0.5',        '소프트 블랙',     'Soft black',    'Đen dịu'),
  ],
  avoided: [
    { colour: 'spring-light.apricot', instead: 'icy-rose' },
    { colour: 'autumn-mute.sand-beige', instead: 'frost-white' },
    { colour: 'spring-light.apple-green', instead: 'deep-pine' },
    { colour: 'autumn-true.pumpkin', instead: 'deep-crimson' },
    { colour: 'autumn-mute.nude-coral', instead: 'deep-magenta' },
    { colour: 'spring-true.golden-beige', instead: 'charcoal' },
  ],
  lip: [
    shade('#9f0934', '2.5R 3.5/12', '딥 체리', 'Deep cherry', 'Anh đào đậm'),
    shade('#811735', '2.5R 3/9',    '버건디',  'Burgundy',    'Đỏ rượu vang'),
    shade('#6f1c52', '5RP 2.5/9',   '딥 플럼', 'Deep plum',   'Mận đậm'),
  ],
  cheek: [
    shade('#d0768c', '7.5RP 6/9', '딥 로즈',   'Deep rose', 'Hồng đậm'),
    shade('#be79a0', '2.5RP 6/8', '플럼 핑크', 'Plum pink', 'Hồng mận'),
  ],
  eye: [
    shade('#928991', '7.5P 5.5/1', '토프 그레이',   'Taupe grey',     'Xám nâu'),
    shade('#522a31', '2.5R 2/4',   '버건디 브라운', 'Burgundy brown', 'Nâu rượu vang'),
    shade('#27292d', '5PB 1.5/1',  '차콜',          'Charcoal',       'Xám than'),
  ],
  hair: [
    shade('#131316', 'N 0.5',       '소프트 블랙',   'Soft black',     'Đen dịu'),
    shade('#2f1c33', '7.5P 1.5/3',  '다크 바이올렛', 'Dark violet',    'Tím đậm'),
    shade('#302320', '2.5YR 1.5/1', '쿨 초콜릿',     'Cool chocolate', 'Sô-cô-la lạnh'),
  ],
  metal: [metals.silver, metals.gunmetal],
} as const satisfies Palette
