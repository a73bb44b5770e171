import { type Page, page } from '#platform/web/page.ts'

const place = {
  layout: 'default',
  access: 'member',
  phrases: ['settings', 'settings_list', 'accounts'],
} as const
const link = { layout: 'default', access: 'anyone', phrases: ['settings', 'accounts'] } as const

/** The pages of the settings, and the pages that emailed account links lead to. */
export const pages: readonly Page[] = [
  page({ path: '/notifications', ...place, module: () => import('./list-page.tsx') }),
  page({
    path: '/notifications/account',
    ...place,
    module: () => import('./account/account-page.tsx'),
  }),
  page({
    path: '/notifications/display',
    ...place,
    module: () => import('./account/display-page.tsx'),
  }),
  page({ path: '/notifications/phone', ...place, module: () => import('./phone/phone-page.tsx') }),
  page({
    path: '/notifications/devices',
    ...place,
    module: () => import('./devices/devices-page.tsx'),
  }),
  page({
    path: '/notifications/push',
    ...place,
    phrases: [...place.phrases, 'push', 'notifications'],
    module: () => import('./emails/push-page.tsx'),
  }),
  page({
    path: '/notifications/app',
    ...place,
    phrases: [...place.phrases, 'installed_app'],
    module: () => import('./app/app-page.tsx'),
  }),
  page({
    path: '/notifications/privacy',
    ...place,
    phrases: [...place.phrases, 'ads'],
    module: () => import('./privacy/privacy-page.tsx'),
  }),
  page({
    path: '/notifications/quiet',
    ...place,
    module: () => import('./privacy/quiet-page.tsx'),
  }),
  page({
    path: '/notifications/blocked',
    ...place,
    phrases: [...place.phrases, 'blocks', 'ended', 'reports'],
    module: () => import('./privacy/blocked-page.tsx'),
  }),
  page({
    path: '/notifications/contacts',
    ...place,
    phrases: [...place.phrases, 'blocks'],
    module: () => import('./privacy/contacts-page.tsx'),
  }),
  page({
    path: '/notifications/words',
    ...place,
    phrases: [...place.phrases, 'warnings'],
    module: () => import('./privacy/words-page.tsx'),
  }),
  page({
    path: '/notifications/limits',
    ...place,
    phrases: [...place.phrases, 'spending_limits'],
    module: () => import('./money/limits-page.tsx'),
  }),
  page({
    path: '/notifications/cards',
    ...place,
    phrases: [...place.phrases, 'saved_cards'],
    module: () => import('./money/cards-page.tsx'),
  }),
  page({
    path: '/notifications/mandates',
    ...place,
    phrases: [...place.phrases, 'direct_debit'],
    module: () => import('./money/mandates-page.tsx'),
  }),
  page({ path: '/notifications/data', ...place, module: () => import('./account/data-page.tsx') }),
  page({
    path: '/notifications/delete',
    ...place,
    phrases: [...place.phrases, 'discounts'],
    module: () => import('./account/delete-page.tsx'),
  }),
  page({
    path: '/account-deleted',
    ...link,
    module: () => import('./account/account-deleted-page.tsx'),
  }),
  page({
    path: '/mail-change/do',
    ...link,
    secret: true,
    module: () => import('./account/mail-change-page.tsx'),
  }),
  page({
    path: '/undo-change',
    ...link,
    secret: true,
    module: () => import('./account/undo-change-page.tsx'),
  }),
  page({
    path: '/unsubscribe',
    ...link,
    phrases: [...link.phrases, 'notifications'],
    secret: true,
    module: () => import('./emails/unsubscribe-page.tsx'),
  }),
  page({
    path: '/reactivate',
    ...link,
    secret: true,
    module: () => import('./account/reactivate-page.tsx'),
  }),
]
