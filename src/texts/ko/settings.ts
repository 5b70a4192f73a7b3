import { ifMailed } from '#texts/delivery.ts'

/** A member's settings: logins, consents, devices. */
export const settings = {
  logins: {
    title: '연결된 로그인',
    hint: '다른 서비스의 계정으로도 로그인할 수 있어요.',
    ownId: (userId: string) => `아이디 ${userId}`,
    hasPassword: '비밀번호로 로그인할 수 있어요.',
    noPassword: '아직 비밀번호가 없어요.',
    changePassword: '비밀번호 바꾸기',
    createPassword: '비밀번호 만들기',
    connected: (day: string) => `${day} 연결`,
    notConnected: '연결되어 있지 않아요',
    connect: '연결하기',
    connectOf: (provider: string) => `${provider} 연결하기`,
    disconnect: '연결 끊기',
    disconnectOf: (provider: string) => `${provider} 연결 끊기`,
    disconnectQuestion: (provider: string) => `${provider} 연결을 끊을까요?`,
    disconnectText: '끊으면 그 계정으로는 로그인할 수 없어요. 주문과 포인트는 그대로예요.',
    disconnected: (provider: string) => `${provider} 연결을 끊었어요.`,
    failed: '바꾸지 못했어요. 연결은 그대로 있으니 잠시 뒤 다시 시도해 주세요.',
    makePasswordText: (userId: string) =>
      `만들면 ${userId} 아이디와 비밀번호로도 로그인할 수 있어요.`,
    passwordMade: '비밀번호를 만들었어요. 다른 기기는 모두 로그아웃했어요.',
    proveByCode: (email: string) =>
      `로그인한 지 10분이 지나서 한 번 더 확인해요. ${ifMailed(`${email} 주소로 코드를 보내 드려요.`, '지금은 메일이 나가지 않으니 코드는 스튜디오에 물어봐 주세요.')}`,
    proveByLogin:
      '로그인한 지 10분이 지났어요. 로그아웃하고 다시 로그인한 뒤 10분 안에 만들어 주세요.',
    signInAnew: '다시 로그인하기',
  },
  consents: {
    title: '소식 받기 동의',
    hint: '동의하지 않아도 서비스를 그대로 쓸 수 있고, 언제든 끌 수 있어요.',
    kinds: {
      marketing_email: '이메일로 소식과 혜택 받기',
      marketing_sms: '문자로 소식과 혜택 받기',
    },
    details: {
      marketing_email:
        '새 상담, 할인, 행사 소식을 이메일로 보내는 데 써요. 동의를 철회하거나 탈퇴할 때까지예요.',
      marketing_sms:
        '새 상담, 할인, 행사 소식을 휴대폰 번호로 보내는 데 써요. 밤 9시부터 아침 8시까지는 보내지 않아요. 동의를 철회하거나 탈퇴할 때까지예요.',
    },
    given: (day: string, again: string) => `${day} 동의 · ${again}에 다시 여쭤볼게요`,
    withdrawn: (day: string) => `${day} 철회`,
    nowGiven: ifMailed('동의했어요. 결과를 메일로 알려 드려요.', '동의했어요.'),
    nowWithdrawn: ifMailed('동의를 철회했어요. 결과를 메일로 알려 드려요.', '동의를 철회했어요.'),
    failed: '바꾸지 못했어요. 동의는 그대로 있으니 잠시 뒤 다시 시도해 주세요.',
    required: '동의한 약관',
    requiredKinds: {
      terms: '이용약관',
      privacy: '개인정보 수집과 이용',
      sensitive: '민감정보 처리',
    },
    agreed: (day: string, version: number) => `${day} 동의 · 제${version}판`,
    requiredNote: '이용약관과 개인정보 동의는 서비스에 꼭 필요해서, 철회하려면 탈퇴해야 해요.',
    withdraw: '철회하기',
    withdrawQuestion: '민감정보 처리 동의를 철회할까요?',
    withdrawText:
      '설문지의 사진과 신체·건강 정보를 바로 모두 지우고, 되돌릴 수 없어요. 얼굴형 같은 다른 답변, 받은 결과지와 주문 내역은 남아요. 아직 결과지를 받지 못한 주문은 사진 없이 마칠 수 없으니 문의하기로 알려 주세요.',
    withdrawSensitive: '민감정보 처리 동의 철회하기',
    giveSensitive: '민감정보 처리에 다시 동의하기',
    sensitiveNote:
      '사진과 신체 정보에 대한 동의는 언제든 철회할 수 있고, 철회하면 사진과 신체·건강 정보를 바로 지워요.',
    sensitiveGiven: '동의했어요.',
    sensitiveWithdrawn: '동의를 철회하고 사진과 신체·건강 정보를 모두 지웠어요.',
    places: {
      SIGN_UP: '회원가입',
      SOCIAL_SIGN_UP: '소셜 회원가입',
      SURVEY: '설문지',
      SETTINGS: '설정',
      ORDER: '주문 화면',
      MAIL: '확인 메일',
      ACCOUNT_CLOSED: '회원 탈퇴',
    },
  },
  devices: {
    title: '로그인한 기기',
    hint: '낯선 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요.',
    unknownDevice: '알 수 없는 기기',
    current: '지금 쓰는 기기',
    lastSeen: (day: string) => `마지막 사용 ${day}`,
    end: '로그아웃',
    endOthers: '다른 기기 모두 로그아웃',
    ended: '로그아웃했어요.',
    endFailed: '로그아웃하지 못했어요. 잠시 뒤 다시 시도해 주세요.',
  },
}
