import { type SavedListName, savedLists } from '#contract/saved.ts'
import { replyOf, type TestApp } from './app.ts'
import type { GivenMember } from './given.ts'

/** Puts the first product on a member's list. */
export const givenSaved = async (app: TestApp, member: GivenMember, list: SavedListName) =>
  replyOf(
    await app.call(
      savedLists[list].add,
      { body: { consulting_type: 'HAIR_CONSULTING' } },
      { as: member },
    ),
  )
