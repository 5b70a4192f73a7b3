import { ifMailed } from '../delivery.ts'

/** Requesting a notification when a product is sold, and withdrawing the request. */
export const productRequests = {
  title: '아직 준비하고 있는 상담',
  intro: `주소를 남겨 주시면 주문할 수 있을 때 ${ifMailed('메일로 한 번만 알려 드려요.', '스튜디오가 한 번만 연락해요.')}`,
  form: (kind: string) => `${kind} 알림 부탁하기`,
  email: '이메일',
  emailNeeded: '받으실 이메일 주소를 확인해 주세요.',
  consent: `알려 주세요. ${ifMailed('광고성 정보 메일을 한 번 받는 데', '광고성 정보를 한 번 받는 데')} 동의해요. (선택)`,
  consentHint: `이메일 주소와 언어, 동의한 때만 알림을 보내려고 보관해요. 알리고 나면 바로, 늦어도 12개월 뒤에 지워요. ${ifMailed('확인 메일의 링크에서 언제든 거둘 수 있어요.', '문의를 남겨 언제든 거둘 수 있어요.')} 동의하지 않아도 다른 상담은 그대로 주문할 수 있어요.`,
  consentNeeded: '동의해 주셔야 부탁을 적어 둘 수 있어요.',
  send: '알려 주세요',
  sent: `부탁하신 알림을 적어 두었어요. ${ifMailed('주문할 수 있게 되면 한 번 알려 드려요. 확인 메일도 보내 드렸어요.', '주문할 수 있게 되면 스튜디오가 한 번 연락해요.')}`,
  offline: '연결이 끊겨 보내지 못했어요. 적은 내용은 그대로 있어요. 연결되면 다시 눌러 주세요.',
  failed: '지금은 보내지 못했어요. 잠시 뒤 다시 눌러 주세요.',
  toProduct: (name: string) => `상품 보기: ${name}`,
  withdrawal: {
    title: '알림 그만 받기',
    text: '이 주소로 부탁하신 상담 알림을 모두 거둬요. 로그인하지 않아도 돼요.',
    confirm: '모두 거두기',
    done: '부탁하신 알림을 모두 거두었어요. 주소도 명단에서 지웠어요.',
    unknown: '이 링크로는 거둘 수 없어요. 받은 글의 링크를 그대로 열어 주세요.',
  },
}

export type ProductRequestTexts = typeof productRequests
