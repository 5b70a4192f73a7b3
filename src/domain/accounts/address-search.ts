/** The provider's postcode search, which only our page at `page` loads, inside a frame. */
export const addressSearch = {
  page: '/address-search',
  script: 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
  frames: ['https://postcode.map.daum.net', 'https://postcode.map.kakao.com'],
} as const
