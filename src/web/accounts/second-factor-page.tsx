import { useState } from 'react'
import { type LoaderFunctionArgs, Navigate, useNavigate, useRevalidator } from 'react-router'
import { factorTexts } from '#texts/factors.ts'
import { currentSession, startSession, useSession } from '#web/api/session.ts'
import { replacePage, useNext } from '#web/layout/login-address.ts'
import { titleMeta } from '#web/layout/page-title.ts'
import { useLogout } from '#web/layout/use-logout.ts'
import { pageContext } from '#web/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { homeOf } from './home-of.ts'
import { MemberOnly } from './member-only.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactor } from './second-factor.tsx'
import { useFactorText } from './use-factor-text.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  title: factorTexts[context.get(pageContext).language].staff.title,
})

export const meta = titleMeta

/** Second factor of an administrator, by choice or as required. Source: docs/rules.md. */
export default function SecondFactorPage() {
  const { staff: text } = useFactorText()
  const session = useSession()

  return (
    <MemberOnly title={text.title}>
      {session?.user.role === 'USER' ? (
        <Navigate to="/user/mypage/settings" replace />
      ) : (
        <OwnFactor />
      )}
    </MemberOnly>
  )
}

function OwnFactor() {
  const { staff: text } = useFactorText()
  const session = useSession()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const next = useNext()
  const logout = useLogout('/login')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const isOwed = session?.user.must_add_factor ?? false

  async function finish() {
    setCodes(null)
    if (!isOwed || !session) return
    const token = currentSession()?.accessToken ?? session.accessToken
    startSession(token, { ...session.user, must_add_factor: false })
    await replacePage(navigate, next ?? homeOf(session.user.role))
    await revalidate()
  }

  return (
    <Page title={text.title} intro={isOwed ? text.owed : text.intro} width="form">
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={() => void finish()} />
      ) : session ? (
        <SecondFactor onAdded={(added) => (added ? setCodes(added) : void finish())} />
      ) : (
        <SkeletonRows rows={4} />
      )}
      {isOwed && !codes && (
        <div className="border-t border-sand py-4 text-small">
          <Button kind="quiet" onClick={logout}>
            {text.logout}
          </Button>
        </div>
      )}
    </Page>
  )
}
