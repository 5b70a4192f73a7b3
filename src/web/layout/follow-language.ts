import { useEffect } from 'react'
import { languages } from '#texts/messages.ts'
import { useSwitchLanguage } from '#web/language/use-switch-language.ts'
import { useLanguage } from '#web/language/use-text.ts'

/**
 * Switches a tab that the visitor returns to, to the language that they chose in another one. The
 * server answers in the chosen language, so that its texts would differ from those around them.
 */
export function FollowLanguage() {
  const shown = useLanguage()
  const switchLanguage = useSwitchLanguage()

  useEffect(() => {
    const follow = () => {
      const chosen = languages.find((each) => document.cookie.split('; ').includes(`lang=${each}`))
      if (chosen && chosen !== shown) void switchLanguage(chosen)
    }
    window.addEventListener('focus', follow)
    return () => window.removeEventListener('focus', follow)
  })

  return null
}
