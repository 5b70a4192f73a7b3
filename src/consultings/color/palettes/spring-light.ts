import type { Palette } from '../palette.ts'
import { seasonNames } from '../season-names.ts'
import { base, face, garment, shade } from '../swatch.ts'
import { metals } from './metals.ts'

/** Light Spring: above all light; warm, never heavy. */
// biome-ignore format: a table reads by columns
export const springLight = {
  key: 'spring-light',
  names: seasonNames['spring-light'],
  positions: { undertone: -45, value: -80, chroma: -10, contrast: -72 },
  bounds: { lightness: [0.72, 0.98], chroma: [0.03, 0.14], hues: [[14, 322]] },
  best: [
    face(   'peach-pink',    '#ffc4c1', '5R 8.5/5',   '피치 핑크',     'Peach pink',    'Hồng đào'),
    face(   'light-coral',   '#fb9f8a', '7.5R 7.5/8', '라이트 코랄',   'Light coral',   'San hô nhạt'),
    face(   'apricot',       '#fcc494', '5YR 8.5/6',  '애프리콧',      'Apricot',       'Cam mơ'),
    garment('butter-yellow', '#fdebaa', '5Y 9.5/4',   '버터 옐로',     'Butter yellow', 'Vàng bơ'),
    garment('apple-green',   '#cbe48d', '5GY 8.5/6',  '애플 그린',     'Apple green',   'Xanh táo'),
    garment('light-mint',    '#b6edce', '5G 9/4',     '라이트 민트',   'Light mint',    'Xanh bạc hà nhạt'),
    garment('aqua',          '#91dde1', '10BG 8.5/5', '아쿠아',        'Aqua',          'Xanh ngọc nhạt'),
    garment('sky-blue',      '#84c8eb', '10B 7.5/7',  '스카이 블루',   'Sky blue',      'Xanh da trời'),
    garment('sweet-pea',     '#d0aee6', '5P 7.5/8',   '스위트피',      'Sweet pea',     'Tím đậu hoa'),
    base(   'cream-ivory',   '#fbf3e1', '2.5Y 9.5/1', '크림 아이보리', 'Cream ivory',   'Trắng ngà kem'),
    base(   'light-camel',   '#cba97c', '10YR 7/4',   '라이트 카멜',   'Light camel',   'Nâu lạc đà nhạt'),
    base(   'warm-grey',     '#bab1a5', '10YR 7/1',   '웜 그레이',     'Warm grey',     'Xám ấm'),
  ],
  avoided: [
    { colour: 'winter-bright.black', instead: 'warm-grey' },
    { colour: 'autumn-deep.espresso', instead: 'light-camel' },
    { colour: 'winter-deep.burgundy', instead: 'light-coral' },
    { colour: 'winter-true.plum', instead: 'sweet-pea' },
    { colour: 'autumn-deep.deep-forest', instead: 'apple-green' },
    { colour: 'summer-mute.ink-navy', instead: 'sky-blue' },
  ],
  lip: [
    shade('#ea7d76', '5R 6.5/10',   '코랄 핑크',   'Coral pink',  'Hồng san hô'),
    shade('#e4997a', '10R 7/7',     '피치 누드',   'Peach nude',  'Nude đào'),
    shade('#e8828d', '10RP 6.5/10', '워터리 로즈', 'Watery rose', 'Hồng mọng nước'),
  ],
  cheek: [
    shade('#faba9c', '2.5YR 8/6',  '피치',      'Peach',      'Đào'),
    shade('#f6aaa9', '2.5R 7.5/7', '코랄 밀크', 'Coral milk', 'Sữa san hô'),
  ],
  eye: [
    shade('#e7d7bc', '10YR 8.5/2', '샴페인 베이지',   'Champagne beige', 'Be sâm panh'),
    shade('#e0af8b', '5YR 7.5/5',  '애프리콧 베이지', 'Apricot beige',   'Be cam mơ'),
    shade('#9c785d', '5YR 5/4',    '라이트 브라운',   'Light brown',     'Nâu nhạt'),
  ],
  hair: [
    shade('#7a5c42', '7.5YR 4/3',   '밀크 브라운', 'Milk brown',   'Nâu sữa'),
    shade('#946b3e', '7.5YR 4.5/5', '허니 브라운', 'Honey brown',  'Nâu mật ong'),
    shade('#9f8155', '10YR 5.5/4',  '골든 베이지', 'Golden beige', 'Be vàng'),
  ],
  metal: [metals.champagneGold, metals.roseGold],
} as const satisfies Palette
