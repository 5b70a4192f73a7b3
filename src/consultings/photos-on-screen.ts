import { type ComponentType, lazy } from 'react'
import type { KindName } from './kinds.ts'

/** The photos that each kind asks for, drawn, for the page where one buys: a file of its own each. */
export const photosOnScreen: Readonly<Partial<Record<KindName, ComponentType>>> = {
  HAIR_CONSULTING: lazy(() => import('./hair/web/photos-to-send.tsx')),
  SKIN_CONSULTING: lazy(() => import('./color/web/photos-to-send.tsx')),
}
