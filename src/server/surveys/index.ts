export { erasePhotos } from './erase-photos.ts'
export { faceShapeOf, surveyOf } from './survey-of.ts'
