import type { Messages } from '#texts/messages.ts'

export const refusalsInBrowser: Messages['refusals'] = {
  SIGN_IN_REQUIRED: 'Vui lòng đăng nhập lại.',
  EMAIL_CODE_MISMATCH: 'Mã xác nhận không khớp.',
  COUPON_CODE_UNKNOWN: 'Mã phiếu giảm giá không dùng được. Vui lòng kiểm tra lại.',
}
