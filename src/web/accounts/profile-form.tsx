import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#contract/accounts.ts'
import { type Profile, type ProfileProblem, profileProblem } from '#domain/accounts/profile.ts'
import { me } from '#web/accounts/account-queries.ts'
import { AddressFields } from '#web/address/address-fields.tsx'
import { currentSession, startSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useSubmittedProblems } from '#web/ui/use-submitted-problems.ts'
import { saveProfile } from './account-calls.ts'
import { AddEmail } from './add-email.tsx'
import { profileFailure } from './profile-failure.ts'

/** Saves phone and address; a failure keeps what was typed. Source: PRF-01. */
export function ProfileForm({ user }: { readonly user: User }) {
  const { accounts, ownAccount } = useText()
  const text = ownAccount.profile
  const queries = useQueryClient()
  const say = useToast()
  const [failure, setFailure] = useState<string>()
  const form = useForm<Profile>({ defaultValues: profileOf(user) })
  const values = form.watch()
  const found = profileProblem(values)
  const [problems, setTried] = useSubmittedProblems<keyof Profile>(
    found ? { [found.field]: sentenceOf(found) } : {},
  )
  const save = useMutation({ mutationFn: saveProfile })

  async function submit(profile: Profile) {
    setFailure(undefined)
    setTried(found ? [found.field] : [])
    if (found) return form.setFocus(found.field)
    await save.mutateAsync(profile).then(keep, (error: unknown) => {
      setFailure(profileFailure(error, text))
    })
  }

  function sentenceOf({ problem }: ProfileProblem) {
    return problem === 'ADDRESS_INCOMPLETE'
      ? text.addressIncomplete
      : accounts.signUp.problems[problem]
  }

  function keep(saved: User) {
    queries.setQueryData(me.queryKey, saved)
    form.reset(profileOf(saved))
    const session = currentSession()
    if (session) startSession(session.accessToken, { ...session.user, phone: saved.phone })
    say(text.saved)
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <TextField label={accounts.fields.name} value={user.name} readOnly />
      {user.email === '' ? (
        <AddEmail />
      ) : (
        <TextField
          label={accounts.fields.email}
          type="email"
          value={user.email}
          hint={text.fixedHint}
          readOnly
        />
      )}
      <TextField
        label={accounts.fields.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
        hint={accounts.signUp.phoneHint}
        problem={problems.phone}
        {...form.register('phone')}
      />
      <AddressFields
        register={form.register}
        problems={problems}
        onPick={({ postalCode, basicAddress }) => {
          form.setValue('postalCode', postalCode, { shouldDirty: true })
          form.setValue('basicAddress', basicAddress, { shouldDirty: true })
          form.setFocus('detailedAddress')
        }}
      />
      {failure && <Problem>{failure}</Problem>}
      <Button type="submit" wide busy={save.isPending}>
        {text.submit}
      </Button>
    </form>
  )
}

const profileOf = (user: User): Profile => ({
  phone: user.phone,
  postalCode: user.postal_code ?? '',
  basicAddress: user.basic_address ?? '',
  detailedAddress: user.detailed_address ?? '',
})
