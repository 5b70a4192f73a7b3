import { isOffered } from '#consultings/kinds.ts'

/** Whether a product can be ordered: it is on sale and the studio can carry out its kind. */
export const isOrderable = (product: {
  readonly consulting_type: string
  readonly is_active: boolean
}) => product.is_active && isOffered(product.consulting_type)
