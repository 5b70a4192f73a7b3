import { useEffect, useState } from 'react'
import type { ReportPart } from './report-sections.ts'
import { anchorOf } from './section-anchor.ts'

/** Share of the window's height that a section's top must pass to become the current one. */
const READING_LINE = 0.25

/** Returns the current section, and a function that scrolls to another, smoothly if wanted. */
export function useCurrentSection(
  parts: readonly ReportPart[],
): readonly [string | undefined, (section: string) => void] {
  const names = parts.map(({ name }) => name).join(' ')
  const [current, setCurrent] = useState<string | undefined>(parts[0]?.name)

  useEffect(() => {
    const sections = names.split(' ')
    const elements = sections.map((section) => document.getElementById(anchorOf(section)))
    const look = () => setCurrent(sections[indexAt(elements)])
    // Each crossing of the reading line is a section's top or end passing. The page's end needs a
    // scroll listener, since a short last section may never reach the line.
    const observer = new IntersectionObserver(look, {
      rootMargin: `-${READING_LINE * 100}% 0px -${(1 - READING_LINE) * 100}% 0px`,
    })
    for (const element of elements) if (element) observer.observe(element)
    window.addEventListener('scrollend', look)
    return () => {
      observer.disconnect()
      window.removeEventListener('scrollend', look)
    }
  }, [names])

  return [current, goTo]
}

function indexAt(elements: readonly (HTMLElement | null)[]): number {
  const { scrollY, innerHeight } = window
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  if (isAtEnd) {
    const inSight = elements.findLastIndex(
      (it) => it && it.getBoundingClientRect().top < innerHeight,
    )
    return Math.max(0, inSight)
  }
  const line = innerHeight * READING_LINE
  const passed = elements.findLastIndex((it) => it && it.getBoundingClientRect().top <= line)
  return Math.max(0, passed)
}

function goTo(section: string) {
  const element = document.getElementById(anchorOf(section))
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' })
  element?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  window.history.replaceState(window.history.state, '', `#${anchorOf(section)}`)
}
