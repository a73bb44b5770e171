import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Locale } from '#kernel/locale.ts'
import type { Stage } from './with-site.ts'
import type { Screen } from './screens.ts'

/** The cast member who is logged in as each kind of viewer. */
export const castMembers: Readonly<Record<Screen['who'], string | undefined>> = {
  member: 'Jonas',
  premium: 'Noor',
  poor: 'Elena',
  buyer: 'Mei',
  faceless: 'Joke',
  visitor: undefined,
  newcomer: undefined,
}

type VisitorOptions = Parameters<Stage['visitor']>[0]

/** Returns one page per kind of viewer, created when first needed and reused. */
export function createPeople(
  stage: Stage,
  options: VisitorOptions,
): (who: Screen['who']) => Promise<Page> {
  const pages = new Map<Screen['who'], Promise<Page>>()
  return (who) => {
    const known = pages.get(who)
    if (known !== undefined) return known
    const made = make(stage, who, options)
    pages.set(who, made)
    return made
  }
}

/** Returns one phone per kind of viewer and language, created when first needed and reused. */
export function createPhonePeople(
  stage: Stage,
): (who: Screen['who']) => (language: Locale) => Promise<Page> {
  const byLanguage = new Map<Locale, ReturnType<typeof createPeople>>()
  return (who) => (language) => {
    const people =
      byLanguage.get(language) ?? createPeople(stage, { width: 390, height: 844, locale: language })
    byLanguage.set(language, people)
    return people(who)
  }
}

async function make(stage: Stage, who: Screen['who'], options: VisitorOptions): Promise<Page> {
  const as = castMembers[who]
  const page = await stage.visitor({ ...options, stays: true, ...(as !== undefined && { as }) })
  if (who === 'newcomer') await signUp(page, `newcomer-${options?.locale ?? 'en'}`)
  return page
}

/**
 * Signs up with a request from this page's browser and returns the email address; the account is
 * unconfirmed and the browser is logged in. A new page is then on the site's icon, which is quick
 * to load.
 */
export async function signUp(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase()}@example.org`
  const answer = await page.request.post('/api/accounts', {
    data: {
      id: randomUUID(),
      email,
      name,
      password: 'a long and quiet evening',
      date_of_birth: '1991-07-04',
      gender: 'female',
      seeking: ['male'],
      fictional_acknowledged: true,
      terms_accepted: true,
    },
  })
  if (!answer.ok()) throw new Error(`sign-up failed with ${answer.status()}`)
  if (page.url() === 'about:blank') await page.goto('/icon.svg')
  return email
}

/**
 * Uses the token of the emailed confirmation link of such an account; after that, other members can
 * see and reply to it.
 */
export async function confirm(stage: Stage, page: Page, email: string): Promise<void> {
  const [mail] = await stage.site().mails(email)
  const link = new URL(mail?.links.find((one) => one.includes('/activate')) ?? '')
  const token = new URLSearchParams(link.hash.slice(1)).get('token')
  const answer = await page.request.post('/api/activations', { data: { token } })
  if (!answer.ok()) throw new Error(`confirming failed with ${answer.status()}`)
}
