import { useEffect, useState } from 'react'
import { anchorOf, type SheetSection, sheetSections } from './sheet-sections.ts'

/** A section is the current one from the moment its top has passed this part of the window. */
const READING_LINE = 0.25

/** Which section is being read, and the way to another: below the header, smoothly if wanted. */
export function useSectionInSight(): readonly [SheetSection, (section: SheetSection) => void] {
  const [current, setCurrent] = useState<SheetSection>(sheetSections[0])

  useEffect(() => {
    const elements = sheetSections.map((section) => document.getElementById(anchorOf(section)))
    const look = () => setCurrent(sectionAt(elements))
    // Each crossing of the reading line is one section's top or end going by; the end of the page
    // is looked for by scrolling, for its last section may be too short to ever reach the line.
    const observer = new IntersectionObserver(look, {
      rootMargin: `-${READING_LINE * 100}% 0px -${(1 - READING_LINE) * 100}% 0px`,
    })
    for (const element of elements) if (element) observer.observe(element)
    window.addEventListener('scrollend', look)
    return () => {
      observer.disconnect()
      window.removeEventListener('scrollend', look)
    }
  }, [])

  return [current, goTo]
}

function sectionAt(elements: readonly (HTMLElement | null)[]): SheetSection {
  const { scrollY, innerHeight } = window
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  if (isAtEnd) {
    const inSight = elements.findLastIndex(
      (it) => it && it.getBoundingClientRect().top < innerHeight,
    )
    return sheetSections[inSight] ?? sheetSections[0]
  }
  const line = innerHeight * READING_LINE
  const passed = elements.findLastIndex((it) => it && it.getBoundingClientRect().top <= line)
  return sheetSections[Math.max(0, passed)] ?? sheetSections[0]
}

function goTo(section: SheetSection) {
  const element = document.getElementById(anchorOf(section))
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' })
  element?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  window.history.replaceState(window.history.state, '', `#${anchorOf(section)}`)
}
