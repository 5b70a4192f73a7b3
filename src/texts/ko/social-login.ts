import { ifMailed } from '#texts/delivery.ts'

/** Social login: texts of the screens, and replies of the server. */
export const social = {
  agreeTitle: '약관 동의',
  agreeText:
    '처음 오셨네요. 필수 항목 세 가지에 동의하면 바로 시작할 수 있어요. 동의하지 않으면 계정을 만들지 않고 아무것도 저장하지 않아요.',
  agree: '동의하고 시작하기',
  refuse: '동의하지 않고 돌아가기',
  answers: {
    attemptOver: '로그인 시간이 지났거나 처음 시작한 브라우저가 아니에요. 다시 시도해 주세요.',
    declined: '소셜 계정에서 로그인을 허용하지 않았어요. 다시 시도해 주세요.',
    abroad:
      'Zalo는 베트남 밖의 서버에 응답하지 않아 지금은 Zalo로 로그인할 수 없어요. 다른 방법으로 로그인해 주세요.',
    unreachable: '소셜 계정 서비스가 응답하지 않아요. 잠시 후 다시 시도해 주세요.',
    mustAgree: '처음 오셨네요. 약관에 동의하면 바로 시작할 수 있어요.',
    mustLink:
      '같은 이메일로 가입한 계정이 있어요. 쓰던 방법으로 로그인하거나 이메일로 확인하면 이 소셜 계정이 연결돼요.',
    linked: '소셜 계정을 연결했어요. 다음부터 바로 로그인할 수 있어요.',
  },
  nameless: '회원',
  providers: {
    zalo: 'Zalo',
    google: 'Google',
    facebook: 'Facebook',
    kakao: '카카오',
    naver: '네이버',
  },
  continueWith: (provider: string) => `${provider} 계정으로 로그인`,
  inApp: '앱 안의 브라우저에서는 소셜 로그인이 막힐 수 있어요. 다른 브라우저에서 열어 주세요.',
  openOutside: '다른 브라우저에서 열기',
  address: '이 페이지 주소',
  working: '로그인 처리 중...',
  failedTitle: '로그인하지 못했어요',
  connectFailedTitle: '연결하지 못했어요',
  back: '로그인 페이지로 돌아가기',
  refused: '소셜 로그인에 실패했습니다',
  notLinked: '로그인했지만 소셜 계정은 연결하지 못했어요. 설정에서 다시 연결해 주세요.',
  failed: '소셜 로그인 처리 중 오류가 발생했습니다',
  chooseProof: '어느 쪽이든 확인되면 이 소셜 계정이 그 계정에 연결돼요.',
  proveByCode: '이메일로 확인하기',
  proveByCodeText: ifMailed(
    '가입한 이메일로 여섯 자리 코드를 보내 드려요.',
    '지금은 이 사이트에서 메일이 나가지 않아요. 여섯 자리 코드는 스튜디오에 물어봐 주세요.',
  ),
  proveByLogin: '쓰던 방법으로 로그인하기',
  toSettings: '설정으로 돌아가기',
  askEmail: '이메일을 등록할까요?',
  askEmailText: `${ifMailed('등록하면 주문 소식을 받고, 그', '등록하면 그')} 이메일로 비회원 주문한 내역도 여기로 모여요.`,
  askEmailOk: '등록하기',
  askEmailLater: '나중에',
  deletion: {
    title: '계정 정보 삭제 요청',
    done: (day: string) => `요청하신 정보를 ${day}에 지웠어요.`,
    waiting: (day: string) =>
      `${day}에 요청을 받았어요. 진행 중인 주문이 끝나면 남은 정보를 지워요.`,
    unknown: '이 확인 번호의 요청을 찾을 수 없어요. 주소를 다시 확인해 주세요.',
  },
}

export type SocialTexts = typeof social
