import { ifMailed } from '#texts/delivery.ts'

/** A member's own account: profile, withdrawal. */
export const ownAccount = {
  profile: {
    menu: '회원 정보 수정',
    title: '회원 정보 수정',
    intro: '연락처와 주소를 바꿀 수 있어요.',
    fixedHint: '이름과 이메일은 바꿀 수 없어요.',
    noEmailHint: `아직 이메일이 없어요. ${ifMailed('등록하면 주문 소식을 받고, 그', '등록하면 그')} 이메일로 비회원 주문한 내역도 여기로 모여요.`,
    emailAdded: '이메일을 등록했어요.',
    addressIncomplete: '주소 정보를 모두 입력해주세요.',
    submit: '저장하기',
    saved: '프로필이 성공적으로 업데이트되었습니다.',
    failed: '프로필 업데이트에 실패했습니다',
    because: (words: string) => `오류: ${words}`,
    serverFault: '서버 내부 오류가 발생했습니다. 잠시 후 다시 시도하거나 관리자에게 문의하세요.',
    loadFailed: '사용자 정보를 불러오는데 실패했습니다.',
    forbidden: '사용자 정보에 접근할 권한이 없습니다',
    offline: '서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.',
  },
  withdrawal: '회원 탈퇴',
  settings: {
    title: '설정',
    language: '언어',
    languageHint: '화면과 메일에 쓰는 언어예요.',
  },
}
