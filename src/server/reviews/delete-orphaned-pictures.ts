import type { Deps } from '#server/deps.ts'
import { deleteOrphanedPictures } from '#server/platform/delete-orphaned-pictures.ts'
import { PICTURES_FOLDER } from './write-review.ts'

/** Deletes pictures without a review. Source: docs/rules.md S-6. */
export const deleteOrphanedReviewPictures = (deps: Pick<Deps, 'db' | 'storage' | 'now'>) =>
  deleteOrphanedPictures(deps, PICTURES_FOLDER, (ids) =>
    deps.db.selectFrom('review_pictures').select('id').where('id', 'in', ids).execute(),
  )
