import type { Palette } from '../palette.ts'
import { seasonNames } from '../season-names.ts'
import { base, face, garment, shade } from '../swatch.ts'
import { metals } from './metals.ts'

/** Soft Summer: above all muted; rather cool. */
// biome-ignore format: a table reads by columns
export const summerMute = {
  key: 'summer-mute',
  names: seasonNames['summer-mute'],
  positions: { undertone: 48, value: -4, chroma: -70, contrast: -48 },
  bounds: { lightness: [0.34, 0.86], chroma: [0.035, 0.115], hues: [[165, 360], [0, 24]] },
  best: [
    face(   'dusty-pink',     '#dfafb9', '7.5RP 7.5/5', '인디 핑크',     'Dusty pink',     'Hồng đất'),
    face(   'dried-rose',     '#c07986', '10RP 6/7',    '말린 장미',     'Dried rose',     'Hồng khô'),
    face(   'mauve-pink',     '#b98ca5', '2.5RP 6/5',   '모브 핑크',     'Mauve pink',     'Hồng tím hoa cà'),
    garment('mulberry',       '#82415d', '5RP 3.5/7',   '멀베리',        'Mulberry',       'Tím dâu tằm'),
    garment('dusty-lavender', '#bfa9ce', '5P 7/6',      '더스티 라벤더', 'Dusty lavender', 'Oải hương khói'),
    garment('grape',          '#705889', '2.5P 4/7',    '그레이프',      'Grape',          'Tím nho'),
    garment('powder-blue',    '#9cbad3', '2.5PB 7.5/4', '파우더 블루',   'Powder blue',    'Xanh phấn'),
    garment('slate-blue',     '#537196', '5PB 4.5/6',   '슬레이트 블루', 'Slate blue',     'Xanh đá phiến'),
    garment('eucalyptus',     '#87ada0', '10G 6.5/3',   '유칼립투스',    'Eucalyptus',     'Xanh khuynh diệp'),
    base(   'dove-grey',      '#ada7ae', '7.5P 7/1',    '도브 그레이',   'Dove grey',      'Xám bồ câu'),
    base(   'rose-taupe',     '#7d6564', '5R 4.5/2',    '로즈 토프',     'Rose taupe',     'Nâu xám hồng'),
    base(   'ink-navy',       '#323f5d', '5PB 2.5/4',   '잉크 네이비',   'Ink navy',       'Chàm mực'),
  ],
  avoided: [
    { colour: 'spring-bright.tangerine', instead: 'dried-rose' },
    { colour: 'spring-bright.sunflower', instead: 'dusty-pink' },
    { colour: 'spring-bright.poppy-red', instead: 'mulberry' },
    { colour: 'spring-bright.fresh-green', instead: 'eucalyptus' },
    { colour: 'winter-bright.black', instead: 'ink-navy' },
    { colour: 'winter-bright.hot-pink', instead: 'mauve-pink' },
  ],
  lip: [
    shade('#b35e6a', '10RP 5/8',   '말린 장미', 'Dried rose',  'Hồng khô'),
    shade('#c07f95', '5RP 6/7',    '밀키 모브', 'Milky mauve', 'Tím hoa cà sữa'),
    shade('#8e3b53', '10RP 3.5/8', '멀베리',    'Mulberry',    'Tím dâu tằm'),
  ],
  cheek: [
    shade('#e5acb5', '7.5RP 7.5/5', '인디 핑크',   'Dusty pink',  'Hồng đất'),
    shade('#d6acc7', '10P 7.5/5',   '라일락 모브', 'Lilac mauve', 'Tím đinh hương'),
  ],
  eye: [
    shade('#d0bac5', '2.5RP 7.5/3', '펄 모브',     'Pearl mauve', 'Tím hoa cà nhũ'),
    shade('#91778c', '10P 5/4',     '그레이 모브', 'Grey mauve',  'Tím hoa cà xám'),
    shade('#69484c', '2.5R 3.5/3',  '로즈 코코아', 'Rose cocoa',  'Ca cao hồng'),
  ],
  hair: [
    shade('#473a33', '5YR 2.5/1',  '애쉬 브라운',   'Ash brown',  'Nâu khói'),
    shade('#4e3231', '7.5R 2.5/2', '로즈 브라운',   'Rose brown', 'Nâu hồng'),
    shade('#5c4957', '10P 3.5/2',  '애쉬 바이올렛', 'Ash violet', 'Tím khói'),
  ],
  metal: [metals.matteSilver, metals.whiteGold, metals.paleRoseGold],
} as const satisfies Palette
