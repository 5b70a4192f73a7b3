import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminProducts: AdminMessages['products'] = {
  title: 'Products',
  list: 'List of products',
  add: 'New product',
  newTitle: 'New product',
  state: 'Sale',
  onSale: 'On sale',
  offSale: 'Not on sale',
  changedOn: 'Changed',
  priceHint: 'Orders that were placed already keep their price.',
  turnaroundHint:
    'Counted from the day the survey came in, from 1 to 60. Customers see it on the product and order pages.',
  fields: {
    type: 'Kind of consulting',
    name: 'Name',
    summary: 'Summary',
    description: 'Description',
    price: 'Price (won)',
    shipping: 'Shipping (won)',
    turnaround: 'Result sheet sent within (business days)',
    picture: 'Picture',
  },
  sale: {
    show: 'Put on sale',
    hide: 'Take off sale',
    shown: (name) => `“${name}” is on sale.`,
    hidden: (name) => `“${name}” is off sale.`,
  },
  empty: 'No products yet',
  emptyText: 'Customers can order as soon as you create one.',
  nothingFound: 'No product found',
  nothingFoundText: 'Clear the filters and try again.',
  notHere: 'There is no such product',
}
