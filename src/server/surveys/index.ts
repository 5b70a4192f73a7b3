export { erasePhotos } from './erase-photos.ts'
export { erasePhotosOfMember, leaveSurveys } from './leave-surveys.ts'
export { removeUntakenPhotos } from './remove-untaken-photos.ts'
export { faceShapeOf, surveyOf } from './survey-of.ts'
