import type { ClothColour } from '../cloth-colours.ts'

export const clothNames: Readonly<Record<ClothColour, string>> = {
  white: 'Trắng',
  ivory: 'Trắng ngà',
  beige: 'Be',
  camel: 'Da bò',
  brown: 'Nâu',
  grey: 'Xám',
  black: 'Đen',
  navy: 'Xanh than',
  blue: 'Xanh dương',
  sky_blue: 'Xanh da trời',
  mint: 'Xanh bạc hà',
  green: 'Xanh lá',
  khaki: 'Kaki',
  yellow: 'Vàng',
  coral: 'San hô',
  red: 'Đỏ',
  burgundy: 'Đỏ rượu',
  hot_pink: 'Hồng đậm',
  baby_pink: 'Hồng nhạt',
  lavender: 'Oải hương',
}
