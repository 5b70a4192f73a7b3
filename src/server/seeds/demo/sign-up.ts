import { register, sendEmailCode, verifyEmailCode } from '#contract/sign-up.ts'
import type { Member } from '#server/platform/caller.ts'
import { required } from '#server/platform/required.ts'
import { DEMO_PASSWORD, type DemoMember } from './people.ts'
import { type DemoStudio, toCaller } from './studio.ts'

/** Signs a member up with the verification code from the outbox. */
export async function signUp({ call, deps, wait }: DemoStudio, who: DemoMember): Promise<Member> {
  const { email, language } = who
  await call(sendEmailCode, { body: { email } }, { language })
  wait(1)
  await call(verifyEmailCode, { body: { email, code: await codeFor(deps, email) } }, { language })
  wait(2)
  await call(
    register,
    {
      body: {
        user_id: who.userId,
        name: who.name,
        email,
        phone: who.phone,
        password: DEMO_PASSWORD,
        password_confirm: DEMO_PASSWORD,
        terms_agree: true,
        privacy_agree: true,
        sensitive_agree: true,
      },
    },
    { language },
  )
  const row = await deps.db
    .selectFrom('members')
    .select(['id', 'user_id', 'name'])
    .where('user_id', '=', who.userId)
    .executeTakeFirstOrThrow()
  return toCaller(row)
}

async function codeFor({ db }: DemoStudio['deps'], email: string): Promise<string> {
  const { text } = await db
    .selectFrom('messages')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  return required(/\b\d{6}\b/.exec(text)?.[0], 'code in the message')
}
