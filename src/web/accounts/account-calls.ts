import type { z } from 'zod'
import { addMyEmail, updateMe, withdraw } from '#contract/accounts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { setFirstPassword } from '#contract/my-logins.ts'
import { changePassword, findPassword, findUserId } from '#contract/sign-in.ts'
import {
  checkUserId,
  register,
  type registerBody,
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
} from '#contract/sign-up.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import { call } from '#web/api/client.ts'
import { refuseNegative } from './proof-problem.ts'

export const checkUserIdAvailable = (userId: string) =>
  call(checkUserId, { body: { user_id: userId } })

export const signUp = (body: z.input<typeof registerBody>) =>
  refuseNegative(call(register, { body }))

/** Recoveries by what was lost, with the field that identifies the account besides its address. */
export const recoveries = {
  id: (known: string, email: string) => call(findUserId, { body: { name: known, email } }),
  password: (known: string, email: string) =>
    call(findPassword, { body: { user_id: known, email } }),
} as const

export const renewPassword = ({ current, next }: { current: string; next: string }) =>
  call(changePassword, { body: { current_password: current, new_password: next } })

export const createPassword = (body: InputOf<typeof setFirstPassword>['body']) =>
  call(setFirstPassword, { body })

export const saveProfile = ({ phone, postalCode, basicAddress, detailedAddress }: Profile) =>
  call(updateMe, {
    body: {
      phone,
      postal_code: postalCode,
      basic_address: basicAddress,
      detailed_address: detailedAddress,
    },
  })

/** Verifies an address and adds it to the account. */
export const addAddress = (email: string, code: string) =>
  call(addMyEmail, { body: { email, code } })

export const leave = () => call(withdraw, {})

/** The two channels that verify a contact: email and phone. */
export const proofs = {
  email: {
    send: (email: string) => refuseNegative(call(sendEmailCode, { body: { email } })),
    verify: (email: string, code: string) =>
      refuseNegative(call(verifyEmailCode, { body: { email, code } })),
  },
  phone: {
    send: (phone: string) => refuseNegative(call(sendPhoneCode, { body: { phone } })),
    verify: (phone: string, code: string) =>
      refuseNegative(call(verifyPhoneCode, { body: { phone, code } })),
  },
} as const
