import type { FactorMethod } from '#domain/accounts/factor-methods.ts'

/** Looks at personal data of customers, as actions of the audit log. */
export const lookActions = [
  'order.view',
  'order.find',
  'survey.view',
  'photos.view',
  'report.view',
  'booking.view',
  'inquiry.view',
  'inquiry.find',
  'member.view',
  'member.find',
  'message.find',
  'search.find',
] as const
export type LookAction = (typeof lookActions)[number]

/** Logins to accounts of the back office and what is refused there, as actions of the audit log. */
export const signInActions = [
  'sign-in.done',
  'sign-in.refused',
  'sign-in.limited',
  'sign-in.confirmed',
  'sign-in.out',
  'sign-in.ended',
  'sign-in.forbidden',
] as const

/** With what somebody signed in, in the detail of an entry: the last step where there were two. */
export type SignInMethod =
  | 'PASSWORD'
  | 'PASSWORD_AND_CODE'
  | 'TEMPORARY_PASSWORD'
  | 'EMAIL_CODE'
  | 'SOCIAL_LOGIN'
  | FactorMethod

/** What an entry is: a change, a look at personal data (or an exported file), or a login. */
export const auditCategories = ['CHANGED', 'LOOKED', 'SIGNED_IN'] as const
