import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminProducts: AdminMessages['products'] = {
  title: 'Products',
  list: 'List of products',
  add: 'Add a product',
  newTitle: 'New product',
  state: 'Status',
  onSale: 'On sale',
  offSale: 'Not on sale',
  waitingFor: (kind, count) => `Waiting to be notified: ${kind}, ${count}`,
  changedOn: 'Changed',
  priceHint: 'Existing orders keep their price.',
  turnaroundHint:
    'From 1 to 60, counted from the day the survey arrives. Customers see it on the product and order pages.',
  fields: {
    type: 'Consulting type',
    name: 'Name',
    summary: 'Summary',
    description: 'Description',
    price: 'Price (won)',
    shipping: 'Shipping (won)',
    turnaround: 'Result sheet sent within (business days)',
    picture: 'Image',
  },
  sale: {
    show: 'Put on sale',
    hide: 'Take off sale',
    shown: (name) => `“${name}” is on sale.`,
    hidden: (name) => `“${name}” is no longer on sale.`,
  },
  empty: 'No products yet',
  emptyText: 'Customers can order as soon as you create one.',
  nothingFound: 'No products found',
  nothingFoundText: 'Clear the filters and try again.',
  notHere: 'This product does not exist',
}
