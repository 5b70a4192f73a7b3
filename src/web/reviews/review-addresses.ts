export const myReviewsAddress = '/user/mypage/my-reviews'

export const writeReviewAddress = (orderNumber: string) =>
  `${myReviewsAddress}/write/${orderNumber}`

export const editReviewAddress = (id: string) => `${myReviewsAddress}/${id}/edit`
