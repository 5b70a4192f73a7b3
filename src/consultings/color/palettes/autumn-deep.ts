import type { Palette } from '../palette.ts'
import { seasonNames } from '../season-names.ts'
import { base, face, garment, shade } from '../swatch.ts'
import { metals } from './metals.ts'

/** Deep Autumn: above all deep; warm and rich. */
// biome-ignore format: a table reads by columns
export const autumnDeep = {
  key: 'autumn-deep',
  names: seasonNames['autumn-deep'],
  positions: { undertone: -52, value: 76, chroma: 4, contrast: 46 },
  bounds: { lightness: [0.24, 0.9], chroma: [0.06, 0.175], hues: [[0, 208]] },
  best: [
    face(   'persimmon',   '#cf5822', '10R 5/12',    '퍼시먼',      'Persimmon',   'Cam hồng giòn'),
    face(   'cinnamon',    '#945325', '5YR 4/8',     '시나몬',      'Cinnamon',    'Nâu quế'),
    face(   'oxblood',     '#74191b', '7.5R 2.5/9',  '옥스블러드',  'Oxblood',     'Đỏ huyết dụ'),
    garment('deep-brick',  '#952f1b', '10R 3.5/10',  '딥 브릭',     'Deep brick',  'Đỏ gạch đậm'),
    garment('dark-gold',   '#b78520', '10YR 6/9',    '다크 골드',   'Dark gold',   'Vàng đồng'),
    garment('dark-khaki',  '#5d5a2b', '10Y 3.5/4',   '다크 카키',   'Dark khaki',  'Kaki đậm'),
    garment('deep-forest', '#1d4327', '10GY 2.5/5',  '딥 포레스트', 'Deep forest', 'Xanh rừng sâu'),
    garment('deep-teal',   '#024d54', '10BG 3/4',    '딥 틸',       'Deep teal',   'Mòng két đậm'),
    garment('fig',         '#571f30', '2.5R 2/6',    '무화과',      'Fig',         'Tím quả sung'),
    base(   'ecru',        '#ead7b5', '2.5Y 8.5/3',  '에크루',      'Ecru',        'Be mộc'),
    base(   'cacao',       '#583627', '5YR 2.5/4',   '카카오',      'Cacao',       'Nâu ca cao'),
    base(   'espresso',    '#312118', '7.5YR 1.5/2', '에스프레소',  'Espresso',    'Nâu cà phê'),
  ],
  avoided: [
    { colour: 'summer-light.baby-pink', instead: 'persimmon' },
    { colour: 'summer-light.baby-blue', instead: 'deep-teal' },
    { colour: 'winter-true.icy-lavender', instead: 'ecru' },
    { colour: 'winter-bright.cool-turquoise', instead: 'deep-forest' },
    { colour: 'summer-mute.dusty-lavender', instead: 'fig' },
    { colour: 'winter-bright.lemon', instead: 'dark-gold' },
  ],
  lip: [
    shade('#ad301c', '10R 4/12',   '칠리 레드',     'Chilli red',     'Đỏ ớt'),
    shade('#8b2821', '7.5R 3/9',   '딥 브릭',       'Deep brick',     'Đỏ gạch đậm'),
    shade('#6b1e21', '7.5R 2.5/8', '버건디 브라운', 'Burgundy brown', 'Nâu rượu vang'),
  ],
  cheek: [
    shade('#c38464', '2.5YR 6/6',  '시나몬',    'Cinnamon',   'Quế'),
    shade('#be7165', '7.5R 5.5/7', '브릭 로즈', 'Brick rose', 'Hồng gạch'),
  ],
  eye: [
    shade('#a57e4f', '10YR 5.5/5',  '브론즈',     'Bronze',     'Đồng'),
    shade('#4e4828', '7.5Y 3/3',    '딥 카키',    'Deep khaki', 'Kaki đậm'),
    shade('#35251b', '7.5YR 1.5/2', '에스프레소', 'Espresso',   'Cà phê đậm'),
  ],
  hair: [
    shade('#3f271d', '5YR 2/3',   '다크 초콜릿',   'Dark chocolate', 'Sô-cô-la đen'),
    shade('#281e18', '7.5YR 1/1', '에스프레소',    'Espresso',       'Nâu cà phê'),
    shade('#512320', '10R 2/5',   '버건디 브라운', 'Burgundy brown', 'Nâu rượu vang'),
  ],
  metal: [metals.antiqueGold, metals.bronze],
} as const satisfies Palette
