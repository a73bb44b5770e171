import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Output } from '#kernel/endpoint.ts'
import type { TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import type { contract } from '../contract.ts'

export type Player = WebClient & { readonly id: string }
type Deck = Output<(typeof contract)['matching.read_deck']>

/** Logs in a member of the demo cast. */
export async function logInPlayer(site: TestSite, name: string): Promise<Player> {
  const browser = webClient(site)
  const login = `${name.toLowerCase()}@minuet.example`
  const { status, body } = await browser.send('POST', '/api/user.php', {
    login,
    password: 'minuet-demo',
  })
  expect(status).toBe(200)
  return {
    ...browser,
    id: (body as unknown as { user: { profile: { id: string } } }).user.profile.id,
  }
}

export const swipe = (
  who: Player,
  what: 'likes' | 'passes',
  member: string,
  id: string = randomUUID(),
) => who.send('POST', `/api/swipe-game/${what}`, { id, member })

export const undo = (who: Player, id: string) => who.send('DELETE', `/api/swipe-game/swipes/${id}`)
export const fetchDeck = async (who: Player) =>
  (await who.send('GET', '/api/swipe-game')).body as unknown as Deck
export const listFaceIds = (deck: Deck) => deck.faces.map(({ member }) => member.id)

export const fetchLikes = async (who: Player) =>
  (await who.send('GET', '/api/likes')).body as unknown as {
    counts: { likes: number }
    likes: { id: string }[]
  }

/** Public ids of members of the first site, except the given ones. */
export async function listMembers(
  site: TestSite,
  count: number,
  without: readonly string[],
): Promise<string[]> {
  const rows = await site.server.infrastructure.database.many<{ id: string }>(sql`
    select member_id as id from accounts.public_account
    where pool_id = 1 and kind = 'member' and visible and member_id <> all (${[...without]}::uuid[]) order by account_id limit ${count}`)
  return rows.map(({ id }) => id)
}
