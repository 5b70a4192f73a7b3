import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/**
 * Loaded on demand. A back view for a missing page, closed eyes for an error; without a connection
 * there is none.
 */
const Portrait = lazy(() =>
  import('#web/ui/portrait.tsx').then(
    ({ Portrait }) => ({ default: Portrait }),
    () => ({ default: () => <span /> }),
  ),
)

/** Replaces a page that is missing or failed. */
export function FailedPage({ error }: { readonly error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  const texts = useText().layout
  const text = missing ? texts.notFound : texts.fault
  const { pathname, search } = useLocation()

  return (
    <div className="mx-auto grid w-full max-w-(--container-column) grow gap-x-10 px-gutter md:grid-cols-2">
      <title>{`${text.title} · ${texts.siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="pt-16 pb-12 md:self-center">
        <h1 className="display-title">{text.title}</h1>
        <p className="mt-4 mb-9 max-w-(--container-form) text-muted">{text.text}</p>
        {missing ? (
          <ButtonLink to="/user">{text.action}</ButtonLink>
        ) : (
          <ButtonLink to={pathname + search} reloadDocument>
            {text.action}
          </ButtonLink>
        )}
      </div>
      <div className="overflow-hidden self-end">
        <Suspense>
          <Portrait
            hair={{ length: 96, ends: 'cCurl' }}
            face={{ eyes: 'closed' }}
            picture={{ view: missing ? 'back' : 'front' }}
            className="mx-auto max-w-80 md:max-w-130"
          />
        </Suspense>
      </div>
    </div>
  )
}
