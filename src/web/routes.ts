import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('layout/unknown-page.tsx', { id: 'root-address' }),
  route('mainpage', 'content/landing-page.tsx', { id: 'main-page' }),
  route('login', 'accounts/login-page.tsx'),
  route('callback', 'accounts/callback-page.tsx'),
  route('signup', 'accounts/sign-up-page.tsx'),
  route('find-id-password', 'accounts/find-id-password-page.tsx'),
  route('change-password', 'accounts/change-password-page.tsx'),
  route('mypage', 'my-page/my-page-layout.tsx', { id: 'my-page-short' }, [
    index('my-page/my-page.tsx', { id: 'my-page-short-home' }),
  ]),
  route('policies/:kind', 'content/policy-page.tsx'),

  ...prefix('user', [
    index('content/landing-page.tsx', { id: 'landing' }),
    route('sit', 'content/section-redirect.tsx'),
    route('consulting', 'catalog/consulting-page.tsx'),
    route('process', 'content/process-page.tsx'),
    route('contents', 'content/contents-page.tsx'),
    route('faq', 'content/faq-page.tsx'),
    route('review', 'reviews/gallery-page.tsx'),
    route('consulting/dashboard', 'catalog/dashboard-page.tsx'),
    route('consulting/dashboard/original', 'catalog/product-page.tsx'),
    route('consulting/consulting-order', 'orders/order-page.tsx'),
    route('consulting/consulting-order/survey', 'surveys/survey-page.tsx'),
    route('consulting/guest-order', 'orders/guest-order-page.tsx'),
    route('consulting/guest-order/:orderNumber', 'orders/guest-order-detail-page.tsx'),
    route('product-inquiries', 'inquiries/public-inquiries-page.tsx'),
    route('mypage', 'my-page/my-page-layout.tsx', { id: 'my-page' }, [
      index('my-page/my-page.tsx', { id: 'my-page-home' }),
      route('inquery', 'orders/my-orders-page.tsx'),
      route('inquery/:orderNumber', 'orders/order-detail-page.tsx'),
      route('result-sheet', 'reports/my-reports-page.tsx'),
      route('bookings', 'bookings/bookings-page.tsx'),
      route('product-inquiries', 'inquiries/my-inquiries-page.tsx'),
      route('review', 'inquiries/inquiry-board-page.tsx'),
      route('faq', 'inquiries/my-questions-page.tsx'),
      route('wishlist', 'saved/wishlist-page.tsx'),
      route('cart', 'saved/cart-page.tsx'),
      route('profile', 'accounts/profile-page.tsx'),
      route('settings', 'accounts/settings-page.tsx'),
      route('withdrawal', 'accounts/withdrawal-page.tsx'),
    ]),
    route('mypage/result-sheet/:id', 'reports/sheet-page.tsx'),
  ]),

  route('admin', 'admin/admin-layout.tsx', [
    layout('admin/queue/queue-layout.tsx', [
      index('admin/queue/none-open.tsx', { id: 'admin-today' }),
      route('orders', 'admin/queue/none-open.tsx', { id: 'admin-orders' }),
      route('orders/:orderNumber', 'admin/order/order-page.tsx'),
    ]),
    route('orders/:orderNumber/sheet', 'admin/sheet/editor-page.tsx'),
    route('member-management', 'admin/members/members-page.tsx'),
    route('outbox', 'admin/outbox/outbox-page.tsx'),
  ]),

  route('sitemap.xml', 'layout/sitemap.ts'),
  route('robots.txt', 'layout/robots.ts'),
  route('manifest.webmanifest', 'layout/manifest.ts'),
  route('*', 'layout/unknown-page.tsx', { id: 'unknown-address' }),
] satisfies RouteConfig
