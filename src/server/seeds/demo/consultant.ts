import type { SettingsChange } from '#contract/admin-settings.ts'

/** Consultant of the demo, who signs its result sheets. */
export const demoConsultant: SettingsChange['consultant'] = {
  name: '이은',
  name_latin: 'Lee Eun',
  words_ko:
    '미용실에서 열두 해 동안 머리를 잘랐어요. 사진에서 얼굴의 선을 읽고, 어울리는 머리를 두 가지만 골라 써 드려요.',
  words_en:
    'I cut hair in a salon for twelve years. I read the lines of your face in your photos and choose the two styles that suit it.',
  words_vi:
    'Tôi đã cắt tóc ở tiệm suốt mười hai năm. Tôi đọc đường nét gương mặt trong ảnh và chỉ chọn hai kiểu tóc hợp với bạn.',
  style: 'tuckedBob',
  face_shape: 'oval',
}
