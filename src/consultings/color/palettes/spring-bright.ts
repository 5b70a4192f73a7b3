import type { Palette } from '../palette.ts'
import { seasonNames } from '../season-names.ts'
import { base, face, garment, shade } from '../swatch.ts'
import { metals } from './metals.ts'

/** Bright Spring: above all clear; rather warm. */
// biome-ignore format: a table reads by columns
export const springBright = {
  key: 'spring-bright',
  names: seasonNames['spring-bright'],
  positions: { undertone: -35, value: -4, chroma: 86, contrast: 52 },
  bounds: { lightness: [0.28, 0.98], chroma: [0.12, 0.25], hues: [[5, 322]] },
  best: [
    face(   'hot-coral',     '#fa6a57', '7.5R 6/13',   '핫 코랄',         'Hot coral',     'San hô rực'),
    face(   'flamingo-pink', '#fc6181', '10RP 6/14',   '플라밍고 핑크',   'Flamingo pink', 'Hồng hồng hạc'),
    face(   'bright-peach',  '#ffa973', '2.5YR 7.5/9', '브라이트 피치',   'Bright peach',  'Cam đào tươi'),
    garment('poppy-red',     '#ec2e23', '7.5R 5/17',   '포피 레드',       'Poppy red',     'Đỏ hoa anh túc'),
    garment('tangerine',     '#ff9127', '5YR 7/13',    '탠저린',          'Tangerine',     'Cam quýt'),
    garment('sunflower',     '#ffcb38', '2.5Y 8.5/11', '선플라워',        'Sunflower',     'Vàng hướng dương'),
    garment('fresh-green',   '#4aba41', '10GY 6.5/12', '프레시 그린',     'Fresh green',   'Xanh lá tươi'),
    garment('turquoise',     '#20c9cb', '7.5BG 7.5/8', '터콰이즈',        'Turquoise',     'Xanh lam ngọc'),
    garment('violet',        '#8048d1', '10PB 4.5/18', '바이올렛',        'Violet',        'Tím violet'),
    base(   'ivory',         '#faf3df', '2.5Y 9.5/1',  '아이보리',        'Ivory',         'Trắng ngà'),
    base(   'honey-camel',   '#d2974e', '7.5YR 6.5/8', '허니 카멜',       'Honey camel',   'Nâu mật ong'),
    base(   'bright-navy',   '#10256b', '7.5PB 2/10',  '브라이트 네이비', 'Bright navy',   'Xanh hải quân tươi'),
  ],
  avoided: [
    { colour: 'summer-mute.rose-taupe', instead: 'honey-camel' },
    { colour: 'autumn-mute.khaki', instead: 'fresh-green' },
    { colour: 'summer-mute.dove-grey', instead: 'ivory' },
    { colour: 'autumn-mute.cocoa-brown', instead: 'bright-navy' },
    { colour: 'summer-mute.mauve-pink', instead: 'flamingo-pink' },
    { colour: 'autumn-deep.cinnamon', instead: 'tangerine' },
  ],
  lip: [
    shade('#e63745', '5R 5/16',   '체리 코랄',   'Cherry coral', 'San hô anh đào'),
    shade('#f35c46', '7.5R 6/14', '핫 코랄',     'Hot coral',    'San hô rực'),
    shade('#f25d82', '10RP 6/14', '클리어 핑크', 'Clear pink',   'Hồng trong'),
  ],
  cheek: [
    shade('#fc918e', '5R 7/10',     '코랄 핑크',   'Coral pink',  'Hồng san hô'),
    shade('#fbab82', '2.5YR 7.5/7', '클리어 피치', 'Clear peach', 'Đào trong'),
  ],
  eye: [
    shade('#e9ddc1', '2.5Y 9/2',    '샴페인 펄',   'Champagne pearl', 'Nhũ sâm panh'),
    shade('#b57860', '2.5YR 5.5/6', '코랄 브라운', 'Coral brown',     'Nâu san hô'),
    shade('#493226', '5YR 2.5/3',   '다크 초콜릿', 'Dark chocolate',  'Sô-cô-la đen'),
  ],
  hair: [
    shade('#523525', '5YR 2.5/3',   '초콜릿 브라운', 'Chocolate brown', 'Nâu sô-cô-la'),
    shade('#652c20', '10R 2.5/6',   '레드 브라운',   'Red brown',       'Nâu đỏ'),
    shade('#33261d', '7.5YR 1.5/2', '블랙 브라운',   'Black brown',     'Nâu đen'),
  ],
  metal: [metals.yellowGold, metals.whiteGold],
} as const satisfies Palette
