import type { Palette } from '../palette.ts'
import { seasonNames } from '../season-names.ts'
import { base, face, garment, shade } from '../swatch.ts'
import { metals } from './metals.ts'

/** True Autumn: above all warm; earthy. */
// biome-ignore format: a table reads by columns
export const autumnTrue = {
  key: 'autumn-true',
  names: seasonNames['autumn-true'],
  positions: { undertone: -82, value: 22, chroma: 14, contrast: -6 },
  bounds: { lightness: [0.35, 0.93], chroma: [0.07, 0.175], hues: [[22, 208]] },
  best: [
    face(   'golden-peach',  '#eaac71', '7.5YR 7.5/7', '골든 피치',     'Golden peach',  'Đào vàng'),
    face(   'salmon-orange', '#e28061', '10R 6.5/9',   '새먼 오렌지',   'Salmon orange', 'Cam cá hồi'),
    face(   'terracotta',    '#bb6043', '10R 5/9',     '테라코타',      'Terracotta',    'Đất nung'),
    garment('pumpkin',       '#e57b24', '2.5YR 6/12',  '펌킨',          'Pumpkin',       'Cam bí đỏ'),
    garment('brick-red',     '#a13124', '7.5R 3.5/11', '브릭 레드',     'Brick red',     'Đỏ gạch'),
    garment('mustard',       '#d7b02d', '5Y 7/10',     '머스터드',      'Mustard',       'Vàng mù tạt'),
    garment('olive',         '#70742c', '2.5GY 4.5/6', '올리브',        'Olive',         'Xanh ô liu'),
    garment('forest-green',  '#305f35', '10GY 3.5/5',  '포레스트 그린', 'Forest green',  'Xanh rừng'),
    garment('teal',          '#01656b', '10BG 4/5',    '틸',            'Teal',          'Xanh mòng két'),
    base(   'warm-ivory',    '#f4e2c3', '10YR 9/2',    '웜 아이보리',   'Warm ivory',    'Trắng ngà ấm'),
    base(   'camel',         '#b68c5f', '7.5YR 6/5',   '카멜',          'Camel',         'Nâu lạc đà'),
    base(   'chocolate',     '#6b3d24', '5YR 3/5',     '초콜릿',        'Chocolate',     'Nâu sô-cô-la'),
  ],
  avoided: [
    { colour: 'winter-bright.hot-pink', instead: 'salmon-orange' },
    { colour: 'winter-true.icy-lavender', instead: 'warm-ivory' },
    { colour: 'summer-true.periwinkle', instead: 'teal' },
    { colour: 'winter-bright.black', instead: 'chocolate' },
    { colour: 'summer-light.baby-pink', instead: 'golden-peach' },
    { colour: 'winter-bright.royal-blue', instead: 'forest-green' },
  ],
  lip: [
    shade('#be5d3a', '10R 5/10',  '테라코타',      'Terracotta',   'Đất nung'),
    shade('#ae3f29', '10R 4/11',  '브릭 레드',     'Brick red',    'Đỏ gạch'),
    shade('#a35d2e', '5YR 4.5/8', '오렌지 브라운', 'Orange brown', 'Nâu cam'),
  ],
  cheek: [
    shade('#e19b74', '2.5YR 7/7', '테라코타 피치', 'Terracotta peach', 'Đào đất nung'),
    shade('#d9856e', '10R 6.5/8', '브릭 코랄',     'Brick coral',      'San hô gạch'),
  ],
  eye: [
    shade('#d3b378', '2.5Y 7.5/5', '골드',        'Gold',         'Vàng kim'),
    shade('#9b623e', '5YR 4.5/6',  '카퍼 브라운', 'Copper brown', 'Nâu đồng'),
    shade('#605d34', '10Y 4/3',    '올리브 카키', 'Olive khaki',  'Kaki ô liu'),
  ],
  hair: [
    shade('#74411f', '5YR 3.5/6', '오렌지 브라운', 'Orange brown',    'Nâu cam'),
    shade('#503322', '5YR 2.5/3', '초콜릿 브라운', 'Chocolate brown', 'Nâu sô-cô-la'),
    shade('#55492d', '5Y 3/3',    '카키 브라운',   'Khaki brown',     'Nâu kaki'),
  ],
  metal: [metals.yellowGold, metals.bronze],
} as const satisfies Palette
