import { type ComponentType, lazy } from 'react'
import type { KindName } from './kinds.ts'

/**
 * Drawings of the photos that each kind asks for, for the product page. Each kind is loaded on
 * demand.
 */
export const photosOnScreen: Readonly<Partial<Record<KindName, ComponentType>>> = {
  HAIR_CONSULTING: lazy(() => import('./hair/web/photos-to-send.tsx')),
  SKIN_CONSULTING: lazy(() => import('./color/web/photos-to-send.tsx')),
}
