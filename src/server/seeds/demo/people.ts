import type { Language } from '#domain/languages/languages.ts'

/** A customer of the demo. The addresses do not exist. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly language: Language
}

/** A customer with an account. */
export interface DemoMember extends Person {
  readonly userId: string
}

export const DEMO_PASSWORD = 'gyeol-demo-2026'

export const members = {
  hana: {
    userId: 'hana',
    name: '김하나',
    email: 'hana@example.com',
    phone: '01020260101',
    language: 'ko',
  },
  minji: {
    userId: 'minji',
    name: '박민지',
    email: 'minji@example.com',
    phone: '01020260102',
    language: 'ko',
  },
  linh: {
    userId: 'linh',
    name: 'Nguyễn Thùy Linh',
    email: 'linh@example.com',
    phone: '01020260103',
    language: 'vi',
  },
} as const satisfies Record<string, DemoMember>

const guest = (
  name: string,
  mailbox: string,
  phone: string,
  language: Language = 'ko',
): Person => ({
  name,
  email: `${mailbox}@example.com`,
  phone,
  language,
})

export const guests = {
  seoyeon: guest('이서연', 'seoyeon', '01020260201'),
  daeun: guest('정다은', 'daeun', '01020260202'),
  yuna: guest('최윤아', 'yuna', '01020260203'),
  sujin: guest('한수진', 'sujin', '01020260204'),
  jiwon: guest('오지원', 'jiwon', '01020260206'),
  somin: guest('윤소민', 'somin', '01020260207'),
  emma: guest('Emma Clarke', 'emma', '01020260205', 'en'),
  david: guest('David Park', 'david', '01020260208', 'en'),
} as const
