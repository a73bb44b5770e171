import type { Page } from 'playwright-core'
import { landerPaths } from '#features/site/campaign-pages/index.ts'

/** A screen as seen by one kind of viewer. */
export interface Screen {
  readonly name: string
  readonly who: 'visitor' | 'newcomer' | 'faceless' | 'member' | 'premium' | 'poor' | 'buyer'
  /** `{locale}` is replaced with the language under test. */
  readonly path: string
  /** Prepares responses before the page loads; they are removed after the visit. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Waits until the loaded page shows its content. */
  readonly ready?: (page: Page) => Promise<void>
  /** Steps after that; resizing the window may close anything they have opened. */
  readonly open?: (page: Page) => Promise<void>
  /** Only shown on wide windows. */
  readonly wideOnly?: boolean
  /** Deliberately untranslated English. */
  readonly workshop?: boolean
}

/** A screen of the back office and the demo staff member who opens it; null for logged out. */
export interface OfficeScreen extends Omit<Screen, 'who'> {
  readonly as: 'mara' | 'ottilie' | 'helene' | 'ilse' | null
}

/**
 * Screens for signing up, browsing and the member's own account; `someone` is a member's public id,
 * `fictional` that of a fictional profile.
 */
export function screens(someone: string, fictional: string): readonly Screen[] {
  return [
    { name: 'home', who: 'visitor', path: '/' },
    {
      name: 'home, sign-up open',
      who: 'visitor',
      path: '/',
      wideOnly: true,
      open: async (page) => {
        await page.locator('#hero-sign-up').click()
        await page.locator('dialog[open] form input[name="name"]').waitFor()
      },
    },
    { name: 'sign-up', who: 'visitor', path: '/signup' },
    { name: 'sign-up with errors', who: 'visitor', path: '/signup', open: sendForm },
    { name: 'log-in', who: 'visitor', path: '/login' },
    { name: 'log-in after a lost session', who: 'visitor', path: '/login?lost=1&to=%2Fprofile' },
    { name: 'log-in with errors', who: 'visitor', path: '/login', open: sendForm },
    { name: 'reset', who: 'visitor', path: '/reset-password' },
    { name: 'reset with errors', who: 'visitor', path: '/reset-password', open: sendForm },
    { name: 'reset, new password', who: 'visitor', path: '/reset-password/do?token=none' },
    { name: 'activation, done', who: 'visitor', path: '/activate/done' },
    { name: 'activation, failed', who: 'visitor', path: '/activate/error' },
    { name: 'search, visitor', who: 'visitor', path: '/members' },
    {
      name: 'search, no results',
      who: 'visitor',
      path: '/members?gender=male&country=PL&min_age=97&max_age=98&online=true',
    },
    { name: 'member page, visitor', who: 'visitor', path: `/members/${someone}` },
    ...['landing', 'landing2', 'landing3', 'signup'].map((look) => ({
      name: `member page, ${look}`,
      who: 'visitor' as const,
      path: `/members/${look === 'landing2' ? fictional : someone}/${look}`,
    })),
    ...landerPaths.map((path) => ({ name: `lander ${path}`, who: 'visitor' as const, path })),
    ...['terms', 'privacy', 'cookies', 'faq', 'service', 'ban', 'return-policy', 'honesty'].map(
      (page) => ({
        name: `page ${page}`,
        who: 'visitor' as const,
        path: `/pages/${page}`,
      }),
    ),
    { name: 'prices, visitor', who: 'visitor', path: '/pricing' },
    { name: 'languages', who: 'visitor', path: '/lang-config' },
    { name: 'withdraw, visitor', who: 'visitor', path: '/withdraw' },
    {
      name: 'complaints, visitor',
      who: 'visitor',
      path: '/complaints?about=photo&reference=Elena',
    },
    { name: 'complaints', who: 'member', path: '/complaints' },
    { name: 'a complaint, link invalid', who: 'visitor', path: '/complaints/case#token=none' },
    { name: 'data requests, visitor', who: 'visitor', path: '/data-requests?kind=objection' },
    { name: 'data requests', who: 'member', path: '/data-requests' },
    {
      name: 'a data request, link invalid',
      who: 'visitor',
      path: '/data-requests/case#token=none',
    },
    {
      name: 'confirming a data request, link invalid',
      who: 'visitor',
      path: '/data-requests/confirm#token=none',
    },
    { name: 'own data, no link', who: 'visitor', path: '/data-requests/data' },
    { name: 'data of a closed account', who: 'visitor', path: '/data-requests/closed' },
    { name: 'support', who: 'visitor', path: '/support' },
    { name: 'not found', who: 'visitor', path: '/no-such-page' },
    { name: 'the ui kit', who: 'visitor', path: '/dev/ui', workshop: true },
    { name: 'complete sign-up, personal', who: 'newcomer', path: '/complete-signup?step=personal' },
    { name: 'complete sign-up, about', who: 'newcomer', path: '/complete-signup?step=about' },
    { name: 'sign-up, suggested members', who: 'newcomer', path: '/signup-matches' },
    { name: 'complete sign-up, confirm', who: 'newcomer', path: '/complete-signup' },
    {
      name: 'likes, reminded to add a photo',
      who: 'faceless',
      path: '/likes',
      ready: there('[data-reminder="hide-enrich-alert"]'),
    },
    { name: 'search, member', who: 'member', path: '/members' },
    {
      name: 'search, account menu open',
      who: 'member',
      path: '/members',
      open: async (page) => {
        await page.locator('header').getByRole('button').last().click()
        await page.getByRole('menu').waitFor()
      },
    },
    { name: 'member page', who: 'member', path: `/members/${someone}` },
    { name: 'member page, fictional', who: 'member', path: `/members/${fictional}` },
    {
      name: 'member page, block dialog open',
      who: 'member',
      path: `/members/${someone}`,
      open: async (page) => {
        await page.locator('main button[aria-haspopup="menu"]:visible').first().click()
        await page.getByRole('menuitem').last().click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    { name: 'own profile', who: 'member', path: '/profile' },
    ...['photos', 'about', 'prompts', 'facts', 'interests', 'seeking', 'place'].map((part) => ({
      name: `own profile, ${part}`,
      who: 'member' as const,
      path: `/profile/${part}`,
    })),
    {
      name: 'settings, a contact refused',
      who: 'member',
      path: '/notifications/contacts',
      open: async (page) => {
        await page.locator('#contacts form input').first().fill('nobody')
        await page.locator('#contacts form button[type="submit"]').first().click()
        await page.locator('#contacts form [aria-invalid="true"]').waitFor()
      },
    },
    { name: 'settings, the list', who: 'member', path: '/notifications' },
    { name: 'verification', who: 'member', path: '/verification' },
    { name: 'verification, no main photo', who: 'newcomer', path: '/verification' },
    { name: 'verification, a gesture', who: 'member', path: '/verification', open: drawGesture },
    {
      name: 'verification, alternatives to a gesture',
      who: 'member',
      path: '/verification',
      open: async (page) => {
        await drawGesture(page)
        // May already have been visited by an earlier check.
        for (const figure = page.locator('#show ~ svg'); await figure.isVisible(); ) {
          const before = await page.locator('#show').innerText()
          await page.locator('main .btn-ghost').click()
          await page.waitForFunction(
            (text) => document.querySelector('#show')?.textContent !== text,
            before,
          )
        }
      },
    },
    {
      name: 'member page, asking for verified photos',
      who: 'member',
      path: `/members/${someone}`,
      open: async (page) => {
        await page.locator('main button[aria-haspopup="menu"]:visible').first().click()
        await page.getByRole('menuitem').nth(1).click()
        await page.locator('dialog[open] .btn').last().waitFor()
      },
    },
    ...[
      'account',
      'display',
      'phone',
      'devices',
      'push',
      'app',
      'privacy',
      'quiet',
      'blocked',
      'contacts',
      'words',
      'limits',
      'cards',
      'mandates',
      'data',
      'delete',
    ].map((place) => ({
      name: `settings, ${place}`,
      who: 'member' as const,
      path: `/notifications/${place}`,
    })),
    { name: 'no connection', who: 'visitor', path: '/offline?to=/members' },
    { name: 'account deleted', who: 'visitor', path: '/account-deleted?until=2026-12-06' },
    { name: 'mail change', who: 'visitor', path: '/mail-change/do?token=none' },
    { name: 'undo a change', who: 'visitor', path: '/undo-change?of=email&token=none' },
    { name: 'reactivate', who: 'visitor', path: '/reactivate?token=none' },
    { name: 'unsubscribe', who: 'visitor', path: '/unsubscribe#kind=new_messages&token=none' },
    { name: 'swipe game', who: 'member', path: '/swipe-game' },
    { name: 'match finder', who: 'member', path: '/match-finder' },
    { name: 'likes', who: 'member', path: '/likes' },
    { name: 'messages', who: 'member', path: '/chats' },
    { name: 'a first message', who: 'member', path: `/members/${someone}/chat` },
  ]
}

/** Returns a step that waits for an element. */
export function there(selector: string): (page: Page) => Promise<void> {
  return (page) => page.locator(selector).first().waitFor()
}

/** Submits an empty form and waits for its errors. */
async function sendForm(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').click()
  await page.locator('[aria-invalid="true"], [role="alert"]').first().waitFor()
}

/** Starts a photo verification and waits for the gesture to show. */
async function drawGesture(page: Page): Promise<void> {
  await page.locator('main section .btn').click()
  await page.locator('#show').waitFor()
}

/** Responds with an empty list. */
export function empty(list: string, nothing: object): Pick<Screen, 'prepare' | 'ready'> {
  return {
    prepare: async (page) => {
      await page.route(`**/api/office/${list}`, (route) =>
        route.fulfill({ json: { waiting: 0, ...nothing } }),
      )
    },
    ready: there('.empty'),
  }
}
