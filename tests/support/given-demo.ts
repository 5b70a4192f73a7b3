import { seedDemo } from '#server/seeds/demo.ts'
import type { TestApp } from './app.ts'

/** Just above the least that the site takes. */
const PHOTO_HEIGHT_PX = 300

/**
 * Fills the database and storage with the demo, with small photos, which halve its processor time.
 * Needs an administrator.
 */
export const givenDemo = ({ deps }: TestApp) => seedDemo(deps, PHOTO_HEIGHT_PX)
