import { expect, test } from 'vitest'
import { createMemberFactory } from '#features/members/accounts/testing/member-factory.ts'
import { phrase } from '#app/testing/phrase.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite()

test('NAV-03 Messages and Likes count what is new, up to 99 and then “99+”', async () => {
  const site = stage.site()
  const { database, clock } = site.server.infrastructure
  const { account } = await database.one<{ account: number }>(
    sql`select id as account from accounts.account where name = 'Jonas' and pool_id = 1`,
  )
  // Nothing is new except one conversation, whose count the test sets, and the likes it adds.
  await database.run(sql`delete from likes.profile_like where liked_id = ${account}`)
  const setUnread = (count: number) =>
    database.run(sql`
      update chat.conversation set
        a_unread = case when a_id = ${account} then case when id = newest.one then ${count} else 0 end else a_unread end,
        b_unread = case when b_id = ${account} then case when id = newest.one then ${count} else 0 end else b_unread end
      from (
        select max(id) as one from chat.conversation
        where ${account} = any (array[a_id, b_id]) and not a_hidden and not b_hidden
      ) newest
      where ${account} = any (array[a_id, b_id])`)
  const createMember = await createMemberFactory(site)
  const addFans = async (count: number) => {
    for (let added = 0; added < count; added += 1) {
      const fan = await createMember()
      await database.transaction((tx) =>
        site.server.product.profiles.makeProfile(
          tx,
          {
            account: fan.account,
            pool: 1,
            birth: '1992-03-04',
            gender: 'female',
            seeking: ['male'],
            country: 'NL',
          },
          clock.now(),
        ),
      )
      await database.run(sql`
        insert into likes.profile_like (liked_id, liker_id, at) values (${account}, ${fan.account}, ${clock.now()})`)
    }
  }
  await addFans(99)

  const page = await stage.visitor({ as: 'Jonas', width: 1280 })
  const badge = (name: string) =>
    page
      .getByRole('banner')
      .getByRole('link', { name })
      .locator('.badge [aria-hidden]')
      .filter({ visible: true })
  const messages = phrase('app.nav.messages')
  const likes = phrase('app.nav.likes')
  await setUnread(99)
  await page.goto('/members')
  await badge(messages).getByText('99', { exact: true }).waitFor()
  await badge(likes).getByText('99', { exact: true }).waitFor()
  await setUnread(100)
  await addFans(1)
  await page.goto('/members')
  await badge(messages).getByText('99+', { exact: true }).waitFor()
  await badge(likes).getByText('99+', { exact: true }).waitFor()
  await setUnread(0)
  await page.goto('/members')
  await badge(likes).getByText('99+', { exact: true }).waitFor()
  expect(await badge(messages).count()).toBe(0)
})
