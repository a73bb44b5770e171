import { beforeAll, expect, test } from 'vitest'
import { measureOverflow } from '../harness/clipped-text.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { createPeople } from '../harness/people.ts'
import { someMembers } from '../harness/some-members.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ limits: 'count' })
const phone = createPeople(stage, { width: 390, height: 844, locale: 'en' })
const ids = { someone: '', fictional: '', conversation: '', answered: '' }

/** Every page that shows members' texts, with the kind of viewer. */
const pages = [
  ['visitor', '/'],
  ['visitor', '/members'],
  ['visitor', '/members/:someone'],
  ['visitor', '/members/:someone/landing'],
  ['visitor', '/members/:fictional/landing2'],
  ['visitor', '/members/:someone/landing3'],
  ['visitor', '/members/:someone/signup'],
  ['member', '/members'],
  ['member', '/members/:someone'],
  ['member', '/members/:fictional'],
  ['member', '/members/:someone/chat'],
  ['member', '/chats'],
  ['member', '/chats/:conversation'],
  ['member', '/chats/:answered'],
  ['member', '/likes'],
  ['member', '/swipe-game'],
  ['member', '/match-finder'],
  ['member', '/profile'],
  ['member', '/profile/about'],
  ['member', '/profile/facts'],
  ['member', '/notifications'],
  ['premium', '/likes'],
] as const

/**
 * Logs in first, by name; then changes every text written by members to a single word of the
 * maximum length.
 */
beforeAll(async () => {
  Object.assign(ids, await someMembers(stage.site()))
  const page = await phone('member')
  await phone('premium')
  const { chats } = (await (await page.request.get('/api/chats')).json()) as {
    chats: { conversation: { id: string }; profile: { kind: string } }[]
  }
  const find = (fictional: boolean) =>
    chats.find(({ profile }) => (profile.kind === 'fictional') === fictional)?.conversation.id ?? ''
  Object.assign(ids, { conversation: find(false), answered: find(true) })
  const { pool } = stage.site().server.infrastructure.database
  await pool.query(`update profiles.profile set about = repeat('W', 2000), notes = (
    select jsonb_object_agg(field, repeat('W', 120)) from unnest('{age,country,region,signup_reason,relationship_status}'::text[]) field)`)
  await pool.query(`update profiles.prompt set answer = repeat('W', 160)`)
  await pool.query(`update chat.message set body = repeat('W', 1000) where kind = 'text'`)
  await pool.query(`update accounts.account set name = repeat('W', 22) || lpad(id::text, 8, 'W'),
    name_key = repeat('w', 22) || lpad(id::text, 8, 'w')`)
})

test.each(pages)(
  'NAV-08 as a %s, %s: words of hundreds of letters do not widen the page on a phone',
  async (who, path) => {
    const page = await phone(who)
    await openHydrated(
      page,
      path.replace(/:(\w+)/, (_, name: keyof typeof ids) => ids[name]),
    )
    await page.locator('main').waitFor()
    expect(await measureOverflow(page)).toBe(0)
  },
)
