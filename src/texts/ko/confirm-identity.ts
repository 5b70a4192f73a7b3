/** Dialog that asks a signed-in member to confirm their identity. */
export const confirmIdentity = {
  title: '본인 확인',
  password: '중요한 일이라 비밀번호를 한 번 더 확인해요. 10분 동안은 다시 묻지 않아요.',
  passwordLabel: '비밀번호',
  passwordMissing: '비밀번호를 입력해 주세요.',
  recover: '비밀번호를 잊었어요 (새 창)',
  code: (email: string) =>
    `중요한 일이라 본인인지 확인해요. 인증번호를 받아 입력해 주세요. 받는 곳: ${email}`,
  codeLabel: '인증번호',
  codeMissing: '인증번호 여섯 자리를 입력해 주세요.',
  sendCode: '인증번호 받기',
  resendCode: '다시 받기',
  signIn:
    '중요한 일이라 본인인지 확인해요. 다시 로그인한 뒤 한 번 더 눌러 주세요. 10분 동안은 다시 묻지 않아요.',
  passkey: '패스키로 확인',
  passkeyFailed: '패스키로 확인하지 못했어요. 다시 시도하거나 다른 방법으로 확인해 주세요.',
  confirm: '확인하고 계속',
  cancel: '취소',
  failed: '확인하지 못했어요. 잠시 뒤 다시 시도해 주세요.',
  offline: '인터넷에 연결되어 있지 않아요. 연결한 뒤 다시 시도해 주세요.',
}
export type ConfirmIdentityTexts = typeof confirmIdentity
