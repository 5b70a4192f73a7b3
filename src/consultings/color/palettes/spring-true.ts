import type { Palette } from '../palette.ts'
import { seasonNames } from '../season-names.ts'
import { base, face, garment, shade } from '../swatch.ts'
import { metals } from './metals.ts'

/** True Spring: above all warm; clear and sunny. */
// biome-ignore format: a table reads by columns
export const springTrue = {
  key: 'spring-true',
  names: seasonNames['spring-true'],
  positions: { undertone: -78, value: -34, chroma: 34, contrast: -14 },
  bounds: { lightness: [0.56, 0.97], chroma: [0.085, 0.2], hues: [[18, 312]] },
  best: [
    face(   'peach',         '#ffb389', '2.5YR 8/7',   '피치',          'Peach',         'Cam đào'),
    face(   'coral',         '#f78168', '7.5R 6.5/11', '코랄',          'Coral',         'San hô'),
    face(   'salmon-pink',   '#f89996', '5R 7/8',      '새먼 핑크',     'Salmon pink',   'Hồng cá hồi'),
    garment('tomato-red',    '#e94e34', '7.5R 5.5/15', '토마토 레드',   'Tomato red',    'Đỏ cà chua'),
    garment('marigold',      '#fcb02b', '10YR 7.5/12', '마리골드',      'Marigold',      'Vàng cúc vạn thọ'),
    garment('canary-yellow', '#f8e06a', '5Y 9/8',      '카나리아 옐로', 'Canary yellow', 'Vàng hoàng yến'),
    garment('yellow-green',  '#afcc4e', '5GY 7.5/9',   '연두',          'Yellow green',  'Xanh nõn chuối'),
    garment('jade',          '#72cec2', '5BG 7.5/6',   '제이드',        'Jade',          'Xanh ngọc bích'),
    garment('peacock-blue',  '#2b8eba', '10B 5.5/8',   '피콕 블루',     'Peacock blue',  'Xanh cổ công'),
    base(   'cream',         '#fdefd2', '2.5Y 9.5/2',  '크림',          'Cream',         'Trắng kem'),
    base(   'golden-beige',  '#dcb783', '10YR 7.5/5',  '골든 베이지',   'Golden beige',  'Be vàng'),
    base(   'caramel',       '#ad7138', '7.5YR 5/7',   '캐러멜',        'Caramel',       'Nâu caramen'),
  ],
  avoided: [
    { colour: 'winter-bright.black', instead: 'caramel' },
    { colour: 'summer-mute.grape', instead: 'peacock-blue' },
    { colour: 'winter-deep.burgundy', instead: 'tomato-red' },
    { colour: 'summer-mute.dove-grey', instead: 'golden-beige' },
    { colour: 'winter-true.icy-lavender', instead: 'peach' },
    { colour: 'winter-bright.magenta', instead: 'coral' },
  ],
  lip: [
    shade('#eb5e43', '7.5R 5.5/13', '오렌지 코랄', 'Orange coral', 'San hô cam'),
    shade('#ee8263', '10R 6.5/10',  '피치 코랄',   'Peach coral',  'San hô đào'),
    shade('#d73626', '7.5R 5/15',   '토마토 레드', 'Tomato red',   'Đỏ cà chua'),
  ],
  cheek: [
    shade('#f5aa78', '5YR 7.5/8', '애프리콧', 'Apricot', 'Cam mơ'),
    shade('#f79783', '7.5R 7/9',  '코랄',     'Coral',   'San hô'),
  ],
  eye: [
    shade('#dbc49b', '2.5Y 8/3',  '골드 베이지',   'Gold beige',      'Be ánh kim'),
    shade('#b37b52', '5YR 5.5/6', '오렌지 브라운', 'Orange brown',    'Nâu cam'),
    shade('#68432f', '5YR 3/4',   '초코 브라운',   'Chocolate brown', 'Nâu sô-cô-la'),
  ],
  hair: [
    shade('#78512b', '7.5YR 3.5/5', '골든 브라운',   'Golden brown',  'Nâu vàng'),
    shade('#7f4321', '2.5YR 3.5/7', '카퍼 브라운',   'Copper brown',  'Nâu đồng'),
    shade('#976536', '7.5YR 4.5/6', '캐러멜 브라운', 'Caramel brown', 'Nâu caramen'),
  ],
  metal: [metals.yellowGold, metals.roseGold],
} as const satisfies Palette
