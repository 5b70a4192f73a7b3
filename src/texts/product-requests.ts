import { productRequests as en } from './en/product-requests.ts'
import { productRequests as ko, type ProductRequestTexts } from './ko/product-requests.ts'
import type { Language } from './messages.ts'
import { productRequests as vi } from './vi/product-requests.ts'

/** Separate from the site's texts: the landing page loads none of them. */
export const productRequestTexts: Readonly<Record<Language, ProductRequestTexts>> = { ko, en, vi }
