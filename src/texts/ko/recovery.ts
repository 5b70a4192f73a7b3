import { ifMailed } from '#texts/delivery.ts'

/** Finding a user ID and getting a temporary password. */
export const recovery = {
  title: '아이디·비밀번호 찾기',
  description: ifMailed(
    '가입할 때 쓴 이메일로 보내 드려요.',
    '지금은 이 사이트에서 메일이 나가지 않아요. 아이디와 비밀번호는 스튜디오에 물어봐 주세요.',
  ),
  emailHint: '가입할 때 인증한 이메일',
  login: '로그인하기',
  signUp: '회원가입',
  yourId: '가입하신 아이디',
  notArrived: ifMailed('메일이 오지 않았어요', '어떻게 받나요?'),
  spamTitle: ifMailed('스팸함을 확인해 주세요', '메일이 나가지 않아요'),
  spam: (email: string) =>
    ifMailed(
      `${email} 메일함에 없다면 스팸함이나 프로모션함에 있을 수 있어요. 몇 분이 지나도 오지 않으면 다시 보내 주세요.`,
      '지금은 이 사이트에서 메일이 나가지 않아요. 스튜디오에 연락해 주세요.',
    ),
  sendAgain: '다시 보내기',
  back: '돌아가기',
  noneTitle: '검색 결과가 없어요',
  tryAgain: '다시 입력하기',
  failed: '요청을 처리하지 못했어요. 적은 내용은 그대로 있으니 잠시 후 다시 시도해 주세요.',
  id: {
    tab: '아이디 찾기',
    description: ifMailed(
      '이름과 이메일이 맞으면 아이디를 메일로 보내 드려요.',
      '이름과 이메일이 맞으면 아이디의 일부를 보여 드려요.',
    ),
    submit: '아이디 찾기',
    sentTitle: ifMailed('아이디를 이메일로 보냈어요', '아이디를 찾았어요'),
    sent: (email: string) =>
      ifMailed(
        `${email} 주소로 전체 아이디를 보냈어요. 메일이 오지 않으면 스팸함을 확인해 주세요.`,
        '지금은 이 사이트에서 메일이 나가지 않아요. 아이디 전체는 스튜디오에 물어봐 주세요.',
      ),
    none: '이름과 이메일이 모두 맞는 회원을 찾지 못했어요. 적은 내용은 그대로 있어요.',
  },
  password: {
    tab: '비밀번호 찾기',
    description: ifMailed(
      '아이디와 이메일이 맞으면 30분 동안 쓸 수 있는 임시 비밀번호를 보내 드려요.',
      '아이디와 이메일이 맞으면 30분 동안 쓸 수 있는 임시 비밀번호를 만들어요. 메일이 나가지 않으니 스튜디오에 물어봐 주세요.',
    ),
    submit: '임시 비밀번호 받기',
    sentTitle: ifMailed('임시 비밀번호를 이메일로 보냈어요', '임시 비밀번호를 만들었어요'),
    sent: (email: string) =>
      ifMailed(
        `${email} 주소로 임시 비밀번호를 보냈어요. 로그인한 뒤 비밀번호를 다시 설정해 주세요.`,
        '지금은 이 사이트에서 메일이 나가지 않아요. 임시 비밀번호는 스튜디오에 물어봐 주세요.',
      ),
    none: '아이디와 이메일이 모두 맞는 회원을 찾지 못했어요. 적은 내용은 그대로 있어요.',
  },
}

export type RecoveryTexts = typeof recovery
