import type { OptionalConsent } from '#domain/accounts/consents.ts'
import type { FactorChange } from '#domain/accounts/factor-changes.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { MailWords } from './mail-content.ts'
import { social } from './social-login.ts'

const consents: Readonly<Record<OptionalConsent, string>> = {
  marketing_email: '이메일로 소식과 혜택 받기',
  marketing_sms: '문자로 소식과 혜택 받기',
}

const factors: Readonly<Record<FactorChange, string>> = {
  PASSKEY_ADDED: '패스키를 추가했어요',
  PASSKEY_REMOVED: '패스키를 지웠어요',
  APP_ADDED: '인증 앱을 등록했어요',
  APP_REMOVED: '인증 앱을 지웠어요',
  RECOVERY_CODES_RENEWED: '복구 코드를 새로 만들었어요',
  RECOVERY_CODE_USED: '복구 코드 하나를 썼어요',
  RESET: '2단계 인증을 초기화했어요',
}

interface OfFactor {
  readonly name: string
  readonly change: FactorChange
  readonly changedAt: string
}

interface OfConsent {
  readonly name: string
  readonly consent: OptionalConsent
  readonly isGiven: boolean
  readonly changedAt: string
}

interface OfLogin {
  readonly name: string
  readonly provider: SocialProvider
  readonly isConnected: boolean
  readonly changedAt: string
}

interface OfConsents {
  readonly name: string
  readonly consents: readonly { readonly kind: OptionalConsent; readonly givenAt: string }[]
}

/** Mails about account settings; times are passed formatted. */
export const accountMails = {
  consentChanged: ({ name, consent, isGiven, changedAt }: OfConsent): MailWords => ({
    subject: `[결] 수신 동의를 ${isGiven ? '처리했어요' : '철회했어요'}`,
    heading: isGiven ? '수신에 동의하셨어요' : '수신 동의를 철회하셨어요',
    paragraphs: [
      isGiven
        ? `${name} 님이 소식과 혜택을 받는 데 동의하신 결과를 알려 드려요.`
        : `${name} 님이 수신 동의를 철회하신 결과를 알려 드려요. 앞으로 이 방법으로는 보내지 않아요.`,
      '설정에서 언제든 다시 바꿀 수 있어요. 바꾼 적이 없다면 비밀번호를 바꿔 주세요.',
    ],
    lines: [
      ['항목', consents[consent]],
      ['처리 결과', isGiven ? '동의' : '철회'],
      ['처리한 시각', changedAt],
    ],
    action: '설정 열기',
  }),
  loginChanged: ({ name, provider, isConnected, changedAt }: OfLogin): MailWords => ({
    subject: `[결] 소셜 로그인을 ${isConnected ? '연결했어요' : '끊었어요'}`,
    heading: `${social.providers[provider]} 계정을 ${isConnected ? '연결했어요' : '끊었어요'}`,
    paragraphs: [
      isConnected
        ? `${name} 님, 이제 ${social.providers[provider]} 계정으로도 로그인할 수 있어요.`
        : `${name} 님, 이제 ${social.providers[provider]} 계정으로는 로그인할 수 없어요.`,
      '직접 하신 일이 아니라면 설정에서 연결을 확인하고 비밀번호를 바꿔 주세요.',
    ],
    lines: [['처리한 시각', changedAt]],
    action: '설정 열기',
  }),
  factorChanged: ({ name, change, changedAt }: OfFactor): MailWords => ({
    subject: `[결] ${factors[change]}`,
    heading: factors[change],
    paragraphs: [
      `${name} 님의 계정에서 로그인 방법이 바뀌어 알려 드려요.`,
      '직접 하신 일이 아니라면 바로 비밀번호를 바꾸고 설정에서 패스키와 로그인한 기기를 확인해 주세요.',
    ],
    lines: [['처리한 시각', changedAt]],
    action: '설정 열기',
  }),
  consentAsked: ({ name, consents: its }: OfConsents): MailWords => ({
    subject: '[결] 소식을 계속 받으시겠어요?',
    heading: '수신 동의를 확인해 주세요',
    paragraphs: [
      `${name} 님이 아래와 같이 동의하신 지 2년이 되어 계속 받으실지 여쭤봐요.`,
      '계속 받으시려면 아무것도 하지 않으셔도 돼요. 그만 받으시려면 설정에서 꺼 주세요.',
    ],
    lines: its.map(({ kind, givenAt }) => [consents[kind], `${givenAt} 동의`] as const),
    action: '설정 열기',
  }),
}
