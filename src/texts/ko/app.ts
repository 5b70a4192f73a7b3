import { accounts } from './accounts.ts'
import { inquiries } from './inquiries.ts'
import { moderation } from './moderation.ts'
import { myPage } from './my-page.ts'
import { names } from './names.ts'
import { ordering } from './ordering.ts'
import { orders } from './orders.ts'
import { ownAccount } from './own-account.ts'
import { photos } from './photos.ts'
import { points } from './points.ts'
import { refusalsInBrowser } from './refusals-in-browser.ts'
import { saved } from './saved.ts'
import { shopFaqs } from './shop-faqs.ts'

/** Texts of the other public pages: shop, account, inquiries. */
export const app = {
  accounts,
  inquiries,
  moderation,
  myPage,
  names,
  ordering,
  orders,
  ownAccount,
  photos,
  points,
  refusals: refusalsInBrowser,
  saved,
  shopFaqs,
}
