import type { SeasonKey, SeasonNames } from './season.ts'

/**
 * Separate from the palettes, so that a page which only names a season does not load 144 colours.
 */
// biome-ignore format: a table reads by columns
export const seasonNames: Readonly<Record<SeasonKey, SeasonNames>> = {
  'spring-light': { ko: '봄 라이트', en: 'Light Spring', vi: 'Xuân Nhạt' },
  'spring-true': { ko: '봄 트루', en: 'True Spring', vi: 'Xuân Ấm' },
  'spring-bright': { ko: '봄 브라이트', en: 'Bright Spring', vi: 'Xuân Tươi' },
  'summer-light': { ko: '여름 라이트', en: 'Light Summer', vi: 'Hạ Nhạt' },
  'summer-true': { ko: '여름 트루', en: 'True Summer', vi: 'Hạ Lạnh' },
  'summer-mute': { ko: '여름 뮤트', en: 'Soft Summer', vi: 'Hạ Dịu' },
  'autumn-mute': { ko: '가을 뮤트', en: 'Soft Autumn', vi: 'Thu Dịu' },
  'autumn-true': { ko: '가을 트루', en: 'True Autumn', vi: 'Thu Ấm' },
  'autumn-deep': { ko: '가을 딥', en: 'Deep Autumn', vi: 'Thu Đậm' },
  'winter-bright': { ko: '겨울 브라이트', en: 'Bright Winter', vi: 'Đông Tươi' },
  'winter-true': { ko: '겨울 트루', en: 'True Winter', vi: 'Đông Lạnh' },
  'winter-deep': { ko: '겨울 딥', en: 'Deep Winter', vi: 'Đông Đậm' },
}
