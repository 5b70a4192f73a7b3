import { shade } from '../swatch.ts'

/** Metals of jewellery, in the colour of their half light. */
// biome-ignore format: a table reads by columns
export const metals = {
  champagneGold: shade('#e3cc8d', '2.5Y 8/5',   '샴페인 골드',     'Champagne gold',  'Vàng sâm panh'),
  yellowGold:    shade('#deb453', '2.5Y 7.5/8', '옐로 골드',       'Yellow gold',     'Vàng kim'),
  roseGold:      shade('#dfa590', '10R 7/5',    '로즈 골드',       'Rose gold',       'Vàng hồng'),
  paleRoseGold:  shade('#e0bab4', '7.5R 8/3',   '연한 로즈 골드',  'Pale rose gold',  'Vàng hồng nhạt'),
  silver:        shade('#c2c4c8', '5PB 8/1',    '실버',            'Silver',          'Bạc'),
  matteSilver:   shade('#acaeb2', '5PB 7/1',    '무광 실버',       'Matte silver',    'Bạc mờ'),
  whiteGold:     shade('#d7d4ca', '5Y 8.5/1',   '화이트 골드',     'White gold',      'Vàng trắng'),
  platinum:      shade('#e0e3e5', 'N 9',        '플래티넘',        'Platinum',        'Bạch kim'),
  matteGold:     shade('#c3a76f', '2.5Y 7/5',   '무광 골드',       'Matte gold',      'Vàng mờ'),
  bronze:        shade('#9e6f43', '7.5YR 5/6',  '브론즈',          'Bronze',          'Đồng'),
  antiqueGold:   shade('#af8c4a', '2.5Y 6/6',   '앤티크 골드',     'Antique gold',    'Vàng cổ'),
  gunmetal:      shade('#494d54', '5PB 3/1',    '건메탈',          'Gunmetal',        'Xám súng'),
} as const
