/** Login providers, in the order of the buttons. Source: LOG-06. */
export const socialProviders = ['zalo', 'google', 'facebook', 'kakao', 'naver'] as const

export type SocialProvider = (typeof socialProviders)[number]
