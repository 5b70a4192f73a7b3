/** Refusals that screens show without a reply of the server. */
export const refusalsInBrowser = {
  SIGN_IN_REQUIRED: '인증이 필요합니다. 다시 로그인해 주세요',
  EMAIL_CODE_MISMATCH: '인증 코드가 일치하지 않아요.',
  COUPON_CODE_UNKNOWN: '쓸 수 있는 쿠폰 코드가 아니에요. 다시 확인해 주세요.',
}
