import { buttonClass } from '#web/ui/button-look.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { inAppBrowserOf, outsideKakaoTalk } from './in-app-browser.ts'
import { useSocialText } from './use-social-text.ts'

/**
 * Shows how to open a real browser, since providers refuse in-app browsers; shows nothing
 * elsewhere.
 */
export function InAppNotice() {
  const text = useSocialText()
  const hydrated = useHydrated()
  const app = hydrated ? inAppBrowserOf(navigator.userAgent) : null
  if (!app) return null
  const address = window.location.href

  return (
    <div className="mb-4 grid gap-3 bg-fill px-4 py-4 text-small">
      <p>{text.inApp}</p>
      <div>
        {app === 'kakaotalk' ? (
          <a
            href={outsideKakaoTalk(address)}
            className={buttonClass({ kind: 'secondary', size: 'small' })}
          >
            {text.openOutside}
          </a>
        ) : (
          <CopyButton value={address} what={text.address} />
        )}
      </div>
    </div>
  )
}
