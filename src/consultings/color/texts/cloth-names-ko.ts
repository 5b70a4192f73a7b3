import type { ClothColour } from '../cloth-colours.ts'

export const clothNames: Readonly<Record<ClothColour, string>> = {
  white: '흰색',
  ivory: '아이보리',
  beige: '베이지',
  camel: '카멜',
  brown: '갈색',
  grey: '회색',
  black: '검정',
  navy: '남색',
  blue: '파랑',
  sky_blue: '하늘색',
  mint: '민트',
  green: '초록',
  khaki: '카키',
  yellow: '노랑',
  coral: '코랄',
  red: '빨강',
  burgundy: '와인색',
  hot_pink: '핫핑크',
  baby_pink: '연분홍',
  lavender: '라벤더',
}
