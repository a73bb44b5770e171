import { sessionCookie } from '#features/members/accounts/rules/cookies.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import type { MemberId } from '#kernel/id.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import { formatCookie } from '#platform/server/http/response/cookies.ts'
import { newId } from '#platform/server/random.ts'
import type { Insider } from './insider.ts'
import { type SearchableMember, selectPeople } from './store.ts'

/** A member logged in to the measured site. */
export interface Person extends SearchableMember {
  /** The member's context for calling the same endpoints in this process. */
  readonly context: Context<Site, Viewer>
  /**
   * Headers of a browser's request, without compression: the PostgreSQL side of a comparison is not
   * compressed either.
   */
  readonly headers: Readonly<Record<string, string>>
}

/** Logs in `count` members of the crowd, the same ones every time. */
export async function logIn(
  insider: Insider,
  port: number,
  count: number,
): Promise<readonly Person[]> {
  const site = await insider.product.sites.findSite('localhost')
  if (site === null) throw new Error('no site is configured for localhost')
  const members = await selectPeople(insider.database, site.pool, count)
  if (members.length < count) throw new Error('not enough members')
  const people: Person[] = []
  for (const one of members) people.push(await logInOne(insider, port, site, one))
  return people
}

async function logInOne(
  insider: Insider,
  port: number,
  site: Site,
  one: SearchableMember,
): Promise<Person> {
  const visitor: Context<Site, null> = {
    site,
    viewer: null,
    now: insider.now(),
    locale: 'en',
    address: '127.0.0.1',
    origin: '',
    userAgent: 'bench',
    requestId: newId(),
    cookies: {},
    query: {},
    setCookie: ({ name, value, ...cookie }) => {
      if (name === sessionCookie.name) line = formatCookie({ name, value, ...cookie })
    },
  }
  let line = ''
  await insider.product.accounts.demo.logInAs(one.account, visitor)
  const [cookie = ''] = line.split(';')
  const token = cookie.slice(cookie.indexOf('=') + 1)
  const viewer = await insider.product.accounts.findViewer(token, site, insider.now())
  if (viewer === null) throw new Error('a session was created but cannot be found')
  const host = `localhost:${port}`
  return {
    ...one,
    member: one.member as MemberId,
    context: { ...visitor, viewer },
    headers: { host, cookie, origin: `http://${host}`, 'user-agent': 'bench' },
  }
}
