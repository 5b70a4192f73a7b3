import type { Palette } from '../palette.ts'
import { seasonNames } from '../season-names.ts'
import { base, face, garment, shade } from '../swatch.ts'
import { metals } from './metals.ts'

/** Light Summer: above all light; cool, powdery. */
// biome-ignore format: a table reads by columns
export const summerLight = {
  key: 'summer-light',
  names: seasonNames['summer-light'],
  positions: { undertone: 42, value: -78, chroma: -26, contrast: -70 },
  bounds: { lightness: [0.68, 0.98], chroma: [0.035, 0.13], hues: [[165, 360], [0, 24], [101, 111]] },
  best: [
    face(   'baby-pink',      '#fbdae3', '5RP 9/4',     '베이비 핑크',   'Baby pink',      'Hồng phấn nhạt'),
    face(   'cherry-blossom', '#f9b4d0', '5RP 8/7',     '벚꽃 핑크',     'Cherry blossom', 'Hồng hoa anh đào'),
    face(   'rose-pink',      '#ec93a6', '7.5RP 7/9',   '로즈 핑크',     'Rose pink',      'Hồng hoa hồng'),
    garment('lavender',       '#cfbeeb', '2.5P 8/6',    '라벤더',        'Lavender',       'Tím oải hương'),
    garment('baby-blue',      '#bad9ef', '2.5PB 8.5/4', '베이비 블루',   'Baby blue',      'Xanh trời nhạt'),
    garment('hydrangea-blue', '#90aee8', '5PB 7/8',     '수국 블루',     'Hydrangea blue', 'Xanh cẩm tú cầu'),
    garment('water-mint',     '#b9e6d9', '2.5BG 9/3',   '워터 민트',     'Water mint',     'Xanh bạc hà nước'),
    garment('sea-foam-green', '#75c3bc', '5BG 7.5/5',   '시폼 그린',     'Sea-foam green', 'Xanh bọt biển'),
    garment('lemon-sherbet',  '#f5f3c5', '10Y 9.5/3',   '레몬 셔벗',     'Lemon sherbet',  'Vàng kem chanh'),
    base(   'soft-white',     '#f3f6fa', '5PB 9.5/1',   '소프트 화이트', 'Soft white',     'Trắng dịu'),
    base(   'pearl-grey',     '#cbcdd4', '7.5PB 8/1',   '펄 그레이',     'Pearl grey',     'Xám ngọc trai'),
    base(   'blue-grey',      '#90a0b4', '5PB 6.5/3',   '블루 그레이',   'Blue grey',      'Xám lam'),
  ],
  avoided: [
    { colour: 'winter-bright.black', instead: 'blue-grey' },
    { colour: 'autumn-true.pumpkin', instead: 'rose-pink' },
    { colour: 'autumn-deep.deep-brick', instead: 'cherry-blossom' },
    { colour: 'autumn-true.mustard', instead: 'lemon-sherbet' },
    { colour: 'autumn-deep.deep-forest', instead: 'water-mint' },
    { colour: 'autumn-deep.espresso', instead: 'pearl-grey' },
  ],
  lip: [
    shade('#e3839a', '7.5RP 6.5/9', '베이비 로즈',   'Baby rose',       'Hồng nhạt'),
    shade('#ea98b6', '5RP 7/8',     '딸기우유 핑크', 'Strawberry milk', 'Hồng sữa dâu'),
    shade('#d86a80', '10RP 6/11',   '체리 밀크',     'Cherry milk',     'Sữa anh đào'),
  ],
  cheek: [
    shade('#f7b5ca', '5RP 8/7', '베이비 핑크', 'Baby pink',     'Hồng phấn nhạt'),
    shade('#e7b5db', '10P 8/7', '라벤더 핑크', 'Lavender pink', 'Hồng oải hương'),
  ],
  eye: [
    shade('#ead1dc', '2.5RP 8.5/3', '펄 핑크',       'Pearl pink',     'Hồng ngọc trai'),
    shade('#c7b1d1', '5P 7.5/5',    '라이트 라벤더', 'Light lavender', 'Oải hương nhạt'),
    shade('#8f7887', '10P 5/3',     '모브 그레이',   'Mauve grey',     'Xám tím hoa cà'),
  ],
  hair: [
    shade('#6e5c50', '7.5YR 4/2', '라이트 애쉬 브라운', 'Light ash brown', 'Nâu khói nhạt'),
    shade('#886961', '10R 4.5/3', '로즈 베이지',        'Rose beige',      'Be hồng'),
    shade('#6f6477', '5P 4.5/3',  '라벤더 애쉬',        'Lavender ash',    'Khói oải hương'),
  ],
  metal: [metals.silver, metals.paleRoseGold],
} as const satisfies Palette
