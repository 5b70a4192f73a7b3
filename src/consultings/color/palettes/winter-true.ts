import type { Palette } from '../palette.ts'
import { seasonNames } from '../season-names.ts'
import { base, face, garment, shade } from '../swatch.ts'
import { metals } from './metals.ts'

/** True Winter: above all cool; clear and deep. */
// biome-ignore format: a table reads by columns
export const winterTrue = {
  key: 'winter-true',
  names: seasonNames['winter-true'],
  positions: { undertone: 86, value: 32, chroma: 50, contrast: 70 },
  bounds: { lightness: [0.18, 0.99], chroma: [0.03, 0.21], hues: [[155, 360], [0, 22]] },
  best: [
    face(   'icy-lavender', '#e3d8f5', '2.5P 9/4',    '아이시 라벤더', 'Icy lavender', 'Oải hương băng'),
    face(   'cherry-pink',  '#d9367b', '7.5RP 5/15',  '체리 핑크',     'Cherry pink',  'Hồng anh đào'),
    face(   'ruby-red',     '#b80c3b', '2.5R 4/14',   '루비 레드',     'Ruby red',     'Đỏ hồng ngọc'),
    garment('icy-blue',     '#cde5f7', '2.5PB 9/3',   '아이시 블루',   'Icy blue',     'Xanh băng'),
    garment('plum',         '#722065', '10P 3/10',    '플럼',          'Plum',         'Tím mận'),
    garment('royal-purple', '#5e299c', '10PB 3/15',   '로열 퍼플',     'Royal purple', 'Tím hoàng gia'),
    garment('sapphire',     '#1344a5', '7.5PB 3/14',  '사파이어',      'Sapphire',     'Xanh lam ngọc thẫm'),
    garment('cool-teal',    '#02787e', '10BG 4.5/6',  '쿨 틸',         'Cool teal',    'Mòng két lạnh'),
    garment('pine-green',   '#06724f', '5G 4/7',      '파인 그린',     'Pine green',   'Xanh lá thông'),
    base(   'snow-white',   '#f8fafd', '5PB 10/1',    '스노 화이트',   'Snow white',   'Trắng tuyết'),
    base(   'navy',         '#122453', '7.5PB 1.5/7', '네이비',        'Navy',         'Xanh hải quân'),
    base(   'ink-black',    '#121417', 'N 0.5',       '잉크 블랙',     'Ink black',    'Đen mực'),
  ],
  avoided: [
    { colour: 'autumn-true.pumpkin', instead: 'cherry-pink' },
    { colour: 'autumn-true.camel', instead: 'navy' },
    { colour: 'autumn-true.mustard', instead: 'icy-blue' },
    { colour: 'spring-light.apricot', instead: 'icy-lavender' },
    { colour: 'autumn-true.olive', instead: 'pine-green' },
    { colour: 'autumn-mute.dusty-brick', instead: 'ruby-red' },
  ],
  lip: [
    shade('#b6143f', '2.5R 4/14',    '루비 레드',   'Ruby red',     'Đỏ hồng ngọc'),
    shade('#ce3871', '7.5RP 5/14',   '체리 핑크',   'Cherry pink',  'Hồng anh đào'),
    shade('#941f6d', '2.5RP 3.5/12', '플럼 푸시아', 'Plum fuchsia', 'Hồng mận'),
  ],
  cheek: [
    shade('#ea93ae', '5RP 7/9',   '쿨 로즈',     'Cool rose',    'Hồng lạnh'),
    shade('#d98fc1', '10P 6.5/9', '푸시아 핑크', 'Fuchsia pink', 'Hồng vân anh'),
  ],
  eye: [
    shade('#c4c7ce', '7.5PB 8/1', '실버 그레이',   'Silver grey', 'Xám bạc'),
    shade('#60415d', '10P 3/4',   '플럼 그레이',   'Plum grey',   'Xám mận'),
    shade('#333c55', '5PB 2.5/3', '네이비 그레이', 'Navy grey',   'Xám hải quân'),
  ],
  hair: [
    shade('#121417', 'N 0.5',     '잉크 블랙', 'Ink black',  'Đen mực'),
    shade('#151a29', '5PB 1/2',   '블루 블랙', 'Blue black', 'Đen ánh xanh'),
    shade('#26292f', '5PB 1.5/1', '다크 애쉬', 'Dark ash',   'Khói đậm'),
  ],
  metal: [metals.silver, metals.platinum],
} as const satisfies Palette
