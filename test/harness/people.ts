import type { Page } from 'playwright-core'
import type { Stage } from './with-site.ts'
import type { Screen } from './screens.ts'

type VisitorOptions = Parameters<Stage['visitor']>[0]

/** Returns one page per kind of viewer, created when first needed and reused. */
export function createPeople(stage: Stage, options: VisitorOptions): (who: Screen['who']) => Promise<Page> {
  const pages = new Map<Screen['who'], Promise<Page>>()
  return (who) => {
    const known = pages.get(who)
    if (known !== undefined) return known
    const made = make(stage, who, options)
    pages.set(who, made)
    return made
  }
}

async function make(stage: Stage, who: Screen['who'], options: VisitorOptions): Promise<Page> {
  const as = {
    member: 'Jonas',
    premium: 'Noor',
    poor: 'Elena',
    faceless: 'Joke',
    visitor: undefined,
    newcomer: undefined,
  }[who]
  const page = await stage.visitor({ ...options, stays: true, ...(as !== undefined && { as }) })
  if (who === 'newcomer') await signUp(page, `newcomer-${options?.locale ?? 'en'}`)
  return page
}

/**
 * Signs up with this page and returns the email address; the account is unconfirmed and the page is
 * logged in.
 */
export async function signUp(page: Page, name: string): Promise<string> {
  const email = `${name}@example.org`
  await page.goto('/login')
  const status = await page.evaluate(
    async (input) => {
      const body = JSON.stringify({ ...input, id: crypto.randomUUID() })
      return (await fetch('/api/accounts', { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
        .status
    },
    {
      email,
      name,
      password: 'a long and quiet evening',
      date_of_birth: '1991-07-04',
      gender: 'female',
      seeking: ['male'],
      fictional_acknowledged: true,
      terms_accepted: true,
    },
  )
  if (status >= 300) throw new Error(`sign-up failed with ${status}`)
  return email
}

/**
 * Follows the emailed confirmation link of such an account with the same page; after that, other
 * members can see and answer it.
 */
export async function confirm(stage: Stage, page: Page, email: string): Promise<void> {
  const [mail] = await stage.site().mails(email)
  const link = new URL(mail?.links.find((one) => one.includes('/activate')) ?? '')
  await page.goto(link.pathname + link.search + link.hash)
  await page.waitForURL('**/activate/done')
}
