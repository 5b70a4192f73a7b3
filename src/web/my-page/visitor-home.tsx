import { useSearchParams } from 'react-router'
import { SignInPanel } from '#web/accounts/sign-in-panel.tsx'
import { useText } from '#web/language/use-text.ts'
import { useCurrentPath, withNext } from '#web/layout/login-address.ts'
import { GuestLookup } from '#web/orders/guest-lookup.tsx'
import { NextStep } from '#web/orders/next-step.tsx'
import { savedAddresses } from '#web/saved/saved-addresses.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page, Section } from '#web/ui/page.tsx'

/** Shows the guest's order lookup and a login link. After an order its next step comes first. */
export function VisitorHome() {
  const { layout, myPage, saved } = useText()
  const text = myPage.guest
  const [search] = useSearchParams()
  const ordered = search.get('ordered')
  const currentPath = useCurrentPath()
  const login = withNext('/login', currentPath)

  return (
    <Page
      title={ordered ? text.orderedTitle : text.title}
      intro={ordered ? undefined : text.intro}
      aside={
        <>
          <Section title={text.login} hint={text.loginText} first>
            {ordered ? (
              <ButtonLink to={login} kind="secondary" wide>
                {text.login}
              </ButtonLink>
            ) : (
              <SignInPanel next={currentPath} />
            )}
          </Section>
          <Section title={saved.lists}>
            <div className="flex flex-wrap gap-x-6">
              <ButtonLink kind="quiet" to={savedAddresses.wishlist}>
                {layout.wishlist}
              </ButtonLink>
              <ButtonLink kind="quiet" to={savedAddresses.cart}>
                {layout.cart}
              </ButtonLink>
            </div>
          </Section>
        </>
      }
    >
      {ordered && <NextStep orderNumber={ordered} />}
      <Section title={text.lookup} hint={text.lookupHint} first={!ordered}>
        <GuestLookup quiet={ordered !== null} />
      </Section>
    </Page>
  )
}
