import type { Palette } from '../palette.ts'
import { seasonNames } from '../season-names.ts'
import { base, face, garment, shade } from '../swatch.ts'
import { metals } from './metals.ts'

/** True Summer: above all cool; of medium chroma. */
// biome-ignore format: a table reads by columns
export const summerTrue = {
  key: 'summer-true',
  names: seasonNames['summer-true'],
  positions: { undertone: 80, value: -20, chroma: -4, contrast: -12 },
  bounds: { lightness: [0.33, 0.98], chroma: [0.06, 0.18], hues: [[160, 360], [0, 20]] },
  best: [
    face(   'powder-pink',     '#f2aec6', '5RP 7.5/7',    '파우더 핑크',   'Powder pink',     'Hồng phấn'),
    face(   'rose',            '#dc728c', '7.5RP 6/10',   '로즈',          'Rose',            'Hồng hoa hồng'),
    face(   'soft-fuchsia',    '#ce64a6', '2.5RP 5.5/12', '소프트 푸시아', 'Soft fuchsia',    'Hồng vân anh dịu'),
    garment('raspberry',       '#b5355d', '10RP 4/12',    '라즈베리',      'Raspberry',       'Đỏ mâm xôi'),
    garment('amethyst',        '#8962b2', '2.5P 5/11',    '애머시스트',    'Amethyst',        'Tím thạch anh'),
    garment('periwinkle',      '#8f93de', '10PB 6/10',    '페리윙클',      'Periwinkle',      'Tím dừa cạn'),
    garment('cornflower-blue', '#5683cd', '5PB 5.5/11',   '콘플라워 블루', 'Cornflower blue', 'Xanh thanh cúc'),
    garment('sea-green',       '#3f9a95', '5BG 5.5/6',    '씨 그린',       'Sea green',       'Xanh nước biển'),
    garment('spearmint',       '#94d0b8', '7.5G 8/4',     '스피어민트',    'Spearmint',       'Xanh bạc hà'),
    base(   'soft-white',      '#f3f6fa', '5PB 9.5/1',    '소프트 화이트', 'Soft white',      'Trắng dịu'),
    base(   'silver-grey',     '#a9aeb6', '5PB 7/1',      '실버 그레이',   'Silver grey',     'Xám bạc'),
    base(   'soft-navy',       '#253964', '5PB 2.5/6',    '소프트 네이비', 'Soft navy',       'Xanh hải quân dịu'),
  ],
  avoided: [
    { colour: 'autumn-true.pumpkin', instead: 'rose' },
    { colour: 'autumn-true.mustard', instead: 'powder-pink' },
    { colour: 'spring-bright.poppy-red', instead: 'raspberry' },
    { colour: 'autumn-true.olive', instead: 'sea-green' },
    { colour: 'spring-true.yellow-green', instead: 'spearmint' },
    { colour: 'autumn-deep.cinnamon', instead: 'soft-navy' },
  ],
  lip: [
    shade('#d25579', '7.5RP 5.5/12', '로즈 핑크', 'Rose pink', 'Hồng hoa hồng'),
    shade('#d771a4', '2.5RP 6/11',   '쿨 핑크',   'Cool pink', 'Hồng lạnh'),
    shade('#b32f5c', '10RP 4/12',    '라즈베리',  'Raspberry', 'Đỏ mâm xôi'),
  ],
  cheek: [
    shade('#f19fb4', '7.5RP 7.5/8', '로즈',        'Rose',          'Hồng hoa hồng'),
    shade('#dfabd2', '10P 7.5/7',   '라벤더 핑크', 'Lavender pink', 'Hồng oải hương'),
  ],
  eye: [
    shade('#d0b8cd', '7.5P 7.5/4', '라이트 모브',     'Light mauve', 'Tím hoa cà nhạt'),
    shade('#956e75', '7.5RP 5/4',  '로즈 브라운',     'Rose brown',  'Nâu hồng'),
    shade('#605972', '10PB 4/3',   '그레이 바이올렛', 'Grey violet', 'Tím xám'),
  ],
  hair: [
    shade('#52443d', '5YR 3/1',   '애쉬 브라운', 'Ash brown',  'Nâu khói'),
    shade('#38312c', '7.5YR 2/1', '다크 애쉬',   'Dark ash',   'Khói đậm'),
    shade('#533737', '5R 2.5/2',  '로즈 브라운', 'Rose brown', 'Nâu hồng'),
  ],
  metal: [metals.silver, metals.whiteGold],
} as const satisfies Palette
