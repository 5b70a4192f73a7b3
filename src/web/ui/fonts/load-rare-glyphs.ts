import { AFTER_PAINT } from '../after-paint.ts'
import { runWhenIdle } from '../run-when-idle.ts'

const HANGUL = /[\u3131-\u318e\uac00-\ud7a3]/g

/**
 * Loads the rules of rare glyphs once the page shows, or the visitor types, a Korean glyph that its
 * font lacks. Few pages need these rules, and they are large. Parts with `data-until-near` are
 * checked when they come near the view.
 */
export function loadRareGlyphs() {
  let glyphs: GlyphsByFamily | undefined
  let isWaiting = false

  const look = () => {
    isWaiting = false
    const late = styleSheetOnItsWay()
    if (late) return late.addEventListener('load', lookSoon, { once: true })
    glyphs ??= glyphsByFamily()
    if (!hasRareGlyph(glyphs)) return
    changes.disconnect()
    removeEventListener('input', lookSoon)
    // Without a connection such a glyph is set in a device font.
    import('./generated/slices.css').catch(() => undefined)
  }
  const lookSoon = () => {
    if (isWaiting) return
    isWaiting = true
    runWhenIdle(look)
  }
  const changes = new MutationObserver(lookSoon)
  changes.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['data-until-near'],
  })
  addEventListener('input', lookSoon)
  lookSoon()
}

type GlyphsByFamily = ReadonlyMap<string, ReadonlySet<number>>

function hasRareGlyph(glyphs: GlyphsByFamily): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )
  for (const field of fields) if (isRareIn(field, field.value, glyphs)) return true

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, nodeValue } = text
    if (!parentElement || parentElement.tagName === 'SCRIPT') continue
    if (parentElement.closest('[data-until-near]')) continue
    if (isRareIn(parentElement, nodeValue ?? '', glyphs)) return true
  }
  return false
}

function isRareIn(element: Element, text: string, glyphs: GlyphsByFamily): boolean {
  const written = text.match(HANGUL)
  if (!written) return false
  const family = firstFamily(getComputedStyle(element).fontFamily)
  const known = glyphs.get(family)
  return known !== undefined && written.some((glyph) => !known.has(glyph.charCodeAt(0)))
}

/** Whether a font style sheet is still loading: until then its glyphs seem rare. */
const styleSheetOnItsWay = () =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[${AFTER_PAINT}]`)].find(
    ({ sheet }) => !sheet,
  )

/** Returns the characters that the page's own style sheets have a font for. */
function glyphsByFamily(): GlyphsByFamily {
  const families = new Map<string, Set<number>>()
  for (const { family, unicodeRange } of document.fonts) {
    const name = firstFamily(family)
    const known = families.get(name) ?? new Set()
    families.set(name, known)
    for (const run of unicodeRange.split(',')) {
      const [first = 0, last = first] = run
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((point) => Number.parseInt(point, 16))
      // A rule without a range covers every character and lists none.
      if (last < 0x10000) for (let point = first; point <= last; point += 1) known.add(point)
    }
  }
  return families
}

const firstFamily = (families: string): string =>
  (families.split(',')[0] ?? '').trim().replaceAll(/['"]/g, '')
