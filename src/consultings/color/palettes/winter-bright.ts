import type { Palette } from '../palette.ts'
import { seasonNames } from '../season-names.ts'
import { base, face, garment, shade } from '../swatch.ts'
import { metals } from './metals.ts'

/** Bright Winter: above all clear; cool, in strong contrast. */
// biome-ignore format: a table reads by columns
export const winterBright = {
  key: 'winter-bright',
  names: seasonNames['winter-bright'],
  positions: { undertone: 40, value: 14, chroma: 92, contrast: 84 },
  bounds: { lightness: [0.14, 1], chroma: [0.035, 0.26], hues: [[155, 360], [0, 24], [103, 112]] },
  best: [
    face(   'icy-pink',        '#fddce9', '2.5RP 9/4',    '아이시 핑크',       'Icy pink',        'Hồng băng'),
    face(   'hot-pink',        '#ec1090', '5RP 5/19',     '핫핑크',            'Hot pink',        'Hồng cánh sen'),
    face(   'cherry-red',      '#d40237', '5R 4.5/16',    '체리 레드',         'Cherry red',      'Đỏ anh đào'),
    garment('magenta',         '#b0039b', '10P 4/18',     '마젠타',            'Magenta',         'Hồng tím'),
    garment('lemon',           '#f5f45b', '10Y 9.5/10',   '레몬',              'Lemon',           'Vàng chanh'),
    garment('emerald',         '#009f63', '2.5G 5.5/9',   '에메랄드',          'Emerald',         'Xanh ngọc lục bảo'),
    garment('cool-turquoise',  '#00b2ca', '2.5B 6.5/8',   '쿨 터콰이즈',       'Cool turquoise',  'Lam ngọc lạnh'),
    garment('royal-blue',      '#0d3fcf', '7.5PB 3.5/20', '로열 블루',         'Royal blue',      'Xanh hoàng gia'),
    garment('electric-violet', '#6e14d0', '10PB 3.5/23',  '일렉트릭 바이올렛', 'Electric violet', 'Tím điện'),
    base(   'pure-white',      '#ffffff', 'N 10',         '퓨어 화이트',       'Pure white',      'Trắng tinh'),
    base(   'true-navy',       '#112561', '7.5PB 1.5/9',  '트루 네이비',       'True navy',       'Xanh hải quân'),
    base(   'black',           '#0b0b0b', 'N 0.5',        '블랙',              'Black',           'Đen'),
  ],
  avoided: [
    { colour: 'autumn-mute.sand-beige', instead: 'pure-white' },
    { colour: 'autumn-mute.moss-green', instead: 'emerald' },
    { colour: 'summer-mute.rose-taupe', instead: 'true-navy' },
    { colour: 'autumn-true.camel', instead: 'black' },
    { colour: 'autumn-mute.nude-coral', instead: 'hot-pink' },
    { colour: 'autumn-deep.dark-gold', instead: 'lemon' },
  ],
  lip: [
    shade('#c90834', '5R 4/15',    '체리 레드', 'Cherry red', 'Đỏ anh đào'),
    shade('#df2187', '5RP 5/17',   '핫핑크',    'Hot pink',   'Hồng cánh sen'),
    shade('#b32091', '2.5RP 4/16', '푸시아',    'Fuchsia',    'Hồng vân anh'),
  ],
  cheek: [
    shade('#f198bb', '5RP 7/9',    '쿨 핑크',     'Cool pink',    'Hồng lạnh'),
    shade('#e48dc4', '2.5RP 7/10', '푸시아 핑크', 'Fuchsia pink', 'Hồng vân anh'),
  ],
  eye: [
    shade('#dbdee6', '7.5PB 9/2',  '아이스 실버', 'Ice silver',     'Bạc băng'),
    shade('#987a9f', '7.5P 5.5/6', '쿨 모브',     'Cool mauve',     'Tím hoa cà lạnh'),
    shade('#24262b', '5PB 1.5/1',  '차콜 블랙',   'Charcoal black', 'Đen than'),
  ],
  hair: [
    shade('#171310', 'N 0.5',      '블랙',      'Black',      'Đen'),
    shade('#151a29', '5PB 1/2',    '블루 블랙', 'Blue black', 'Đen ánh xanh'),
    shade('#391b29', '10RP 1.5/3', '와인 블랙', 'Wine black', 'Đen rượu vang'),
  ],
  metal: [metals.silver, metals.platinum],
} as const satisfies Palette
