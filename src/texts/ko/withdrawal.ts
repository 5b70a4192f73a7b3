/** Withdrawal: what it erases and retains, and the form. */
export const withdrawal = {
  intro: '탈퇴하기 전에 아래 내용을 꼭 읽어 주세요.',
  deletedTitle: '바로 지워지는 것',
  deleted: [
    '이름, 이메일, 전화번호, 주소와 연결한 로그인',
    '설문지의 답과 사진, 작성한 후기와 후기 사진',
    '남은 포인트와 쿠폰, 찜 목록과 장바구니, 새 소식과 보내 드린 메일',
    '잡아 둔 다가오는 상담 예약',
  ],
  retainedTitle: '법에 따라 남는 것',
  retained: [
    '주문과 결제 기록: 5년',
    '문의와 답변: 3년',
    '광고 수신 동의와 철회 기록: 6개월',
    '접속 기록: 3개월',
    '계정과 따로 떼어 두었다가 기간이 지나면 누구의 것인지 지워요. 결과지는 이름 없이 남아요.',
  ],
  limits: '진행 중인 주문이 있으면 탈퇴할 수 없어요. 쓰던 아이디로는 다시 가입할 수 없어요.',
  consent: '안내를 모두 읽었고 탈퇴에 동의해요',
  consentNeeded: '회원 탈퇴 안내에 동의해주세요.',
  submit: '탈퇴하기',
  cancel: '취소',
  done: '회원 탈퇴가 완료되었습니다.',
  failed: '회원 탈퇴 처리 중 오류가 발생했습니다. 다시 시도해주세요.',
  openOrders: (numbers: string) => `진행 중인 주문: ${numbers}`,
}

export type WithdrawalTexts = typeof withdrawal
