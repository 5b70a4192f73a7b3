/** Second step of a login. */
export const secondStep = {
  title: '한 단계 더 확인할게요',
  intro: '이 계정은 로그인할 때 한 가지를 더 확인해요.',
  methods: {
    TOTP: '인증 앱의 코드로 확인',
    RECOVERY_CODE: '복구 코드로 확인',
    PASSKEY: '패스키로 확인',
  },
  code: '인증 앱에 보이는 여섯 자리',
  recoveryCode: '복구 코드',
  recoveryHint: '2단계 인증을 등록할 때 저장한 코드예요. 하나를 한 번만 쓸 수 있어요.',
  passkeyHint: '기기의 지문, 얼굴, 잠금 번호로 확인해요.',
  codeRequired: '코드를 적어 주세요.',
  submit: '확인',
  otherWays: '다른 방법',
  lost: '모두 잃어버렸나요?',
  lostText:
    '다른 관리자에게 초기화를 부탁하거나, 서버에서 npm run administrator -- reset-factor 명령을 써 주세요.',
  restart: '처음부터 다시 로그인',
  failed: '확인하지 못했어요. 연결을 살피고 다시 시도해 주세요.',
}

export type SecondStepTexts = typeof secondStep
