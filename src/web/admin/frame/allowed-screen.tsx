import { Outlet, useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useAdminText } from './admin-text.ts'
import { callOfScreen } from './destinations.ts'
import { useMay } from './role.tsx'

/** Shows the screen at this address, or says that the role does not include it. */
export function AllowedScreen() {
  const { roles, pageTitle } = useAdminText()
  const text = roles.closed
  const may = useMay()
  const call = callOfScreen(useLocation())
  if (!call || may(call)) return <Outlet />

  return (
    <div className="px-gutter pt-[16vh]">
      <title>{pageTitle(text.title)}</title>
      <h1 className="sr-only">{text.title}</h1>
      <EmptyState
        title={text.title}
        text={text.text}
        action={
          <ButtonLink kind="secondary" size="small" to="/admin">
            {text.back}
          </ButtonLink>
        }
      />
    </div>
  )
}
