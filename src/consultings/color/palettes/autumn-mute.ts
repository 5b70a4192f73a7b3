import type { Palette } from '../palette.ts'
import { seasonNames } from '../season-names.ts'
import { base, face, garment, shade } from '../swatch.ts'
import { metals } from './metals.ts'

/** Soft Autumn: above all muted; rather warm. */
// biome-ignore format: a table reads by columns
export const autumnMute = {
  key: 'autumn-mute',
  names: seasonNames['autumn-mute'],
  positions: { undertone: -46, value: -8, chroma: -66, contrast: -50 },
  bounds: { lightness: [0.42, 0.91], chroma: [0.04, 0.115], hues: [[22, 208]] },
  best: [
    face(   'peach-beige',  '#edb99c', '2.5YR 8/5',  '피치 베이지',     'Peach beige',  'Be đào'),
    face(   'nude-coral',   '#cc8a78', '10R 6.5/6',  '누드 코랄',       'Nude coral',   'San hô nude'),
    face(   'dusty-brick',  '#a15c4d', '10R 4.5/6',  '더스티 브릭',     'Dusty brick',  'Đỏ gạch dịu'),
    garment('soft-mustard', '#c6a962', '2.5Y 7/6',   '소프트 머스터드', 'Soft mustard', 'Vàng mù tạt dịu'),
    garment('sage',         '#9fb08f', '7.5GY 7/3',  '세이지',          'Sage',         'Xanh xô thơm'),
    garment('khaki',        '#7d7f58', '2.5GY 5/3',  '카키',            'Khaki',        'Xanh kaki'),
    garment('moss-green',   '#4e623f', '7.5GY 4/4',  '모스 그린',       'Moss green',   'Xanh rêu'),
    garment('celadon',      '#88b6ad', '5BG 7/3',    '셀라돈',          'Celadon',      'Xanh men ngọc'),
    garment('dusty-teal',   '#407277', '10BG 4.5/4', '더스티 틸',       'Dusty teal',   'Xanh mòng két khói'),
    base(   'oatmeal',      '#e4d7c3', '10YR 8.5/2', '오트밀',          'Oatmeal',      'Be yến mạch'),
    base(   'sand-beige',   '#c4b08f', '2.5Y 7/3',   '샌드 베이지',     'Sand beige',   'Be cát'),
    base(   'cocoa-brown',  '#86634e', '5YR 4.5/3',  '코코아 브라운',   'Cocoa brown',  'Nâu ca cao'),
  ],
  avoided: [
    { colour: 'winter-bright.hot-pink', instead: 'nude-coral' },
    { colour: 'winter-bright.royal-blue', instead: 'dusty-teal' },
    { colour: 'winter-bright.black', instead: 'cocoa-brown' },
    { colour: 'winter-bright.lemon', instead: 'soft-mustard' },
    { colour: 'winter-bright.icy-pink', instead: 'peach-beige' },
    { colour: 'winter-true.royal-purple', instead: 'moss-green' },
  ],
  lip: [
    shade('#c77b67', '10R 6/7', '누드 코랄',   'Nude coral', 'San hô nude'),
    shade('#aa6963', '5R 5/6',  '베이지 로즈', 'Beige rose', 'Hồng be'),
    shade('#984839', '10R 4/8', '소프트 브릭', 'Soft brick', 'Đỏ gạch dịu'),
  ],
  cheek: [
    shade('#e1ae94', '2.5YR 7.5/5', '누드 피치',   'Nude peach', 'Đào nude'),
    shade('#d5a39b', '7.5R 7/4',    '베이지 로즈', 'Beige rose', 'Hồng be'),
  ],
  eye: [
    shade('#d1bea5', '10YR 7.5/2', '샌드 베이지', 'Sand beige',  'Be cát'),
    shade('#817356', '2.5Y 5/3',   '카키 브라운', 'Khaki brown', 'Nâu kaki'),
    shade('#60473a', '5YR 3/2',    '코코아',      'Cocoa',       'Ca cao'),
  ],
  hair: [
    shade('#563f30', '7.5YR 3/3',   '모카 브라운',   'Mocha brown',    'Nâu mocha'),
    shade('#534934', '5Y 3/2',      '카키 브라운',   'Khaki brown',    'Nâu kaki'),
    shade('#7d634a', '7.5YR 4.5/3', '밀크티 브라운', 'Milk-tea brown', 'Nâu trà sữa'),
  ],
  metal: [metals.matteGold, metals.roseGold],
} as const satisfies Palette
