import { accounts } from './accounts.ts'
import { catalog } from './catalog.ts'
import { content } from './content.ts'
import { inquiries } from './inquiries.ts'
import { layout } from './layout.ts'
import { moderation } from './moderation.ts'
import { myPage } from './my-page.ts'
import { names } from './names.ts'
import { ordering } from './ordering.ts'
import { orders } from './orders.ts'
import { ownAccount } from './own-account.ts'
import { photos } from './photos.ts'
import { points } from './points.ts'
import { refusalsInBrowser } from './refusals-in-browser.ts'
import { reviews } from './reviews.ts'
import { saved } from './saved.ts'
import { shopFaqs } from './shop-faqs.ts'
import { ui } from './ui.ts'

export const ko = {
  accounts,
  catalog,
  content,
  inquiries,
  layout,
  moderation,
  names,
  ordering,
  orders,
  ownAccount,
  photos,
  points,
  refusals: refusalsInBrowser,
  reviews,
  saved,
  shopFaqs,
  ui,
  myPage,
}
