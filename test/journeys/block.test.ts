import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { webClient, type WebClient } from '#features/members/accounts/testing/web-client.ts'
import { mainHeading, pageText } from '#app/testing/page-text.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()

test('CHAT-08 SRCH-02 SEC-01 when one of two members who liked, matched and wrote to each other blocks the other, everything that connected them is deleted, and to each of them it is as if the other had never existed', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0.5 })
  const [elena, jonas] = [
    await stage.visitor({ as: 'Elena' }),
    await stage.visitor({ as: 'Jonas' }),
  ]
  const [elenasClient, jonasClient] = [await logIn('Elena'), await logIn('Jonas')]
  const [elenaId, jonasId] = [await fetchMemberId(elenasClient), await fetchMemberId(jonasClient)]
  const { conversation, match } = await joined(elenasClient, jonasId)
  const [elenasProfile, jonasProfile] = [
    await read(jonasClient, elenaId),
    await read(elenasClient, jonasId),
  ]
  expect([elenasProfile.name, jonasProfile.name]).toEqual(['Elena', 'Jonas'])
  expect([conversation, match]).toEqual([expect.any(String), expect.any(String)])
  expect(await joined(jonasClient, elenaId)).toEqual({ conversation, match })
  expect([
    await findsIn(elenasClient, jonasProfile),
    await findsIn(jonasClient, elenasProfile),
  ]).toEqual([1, 1])
  for (const path of ['/chats', '/likes', '/likes/matches'])
    expect([path, (await jonasClient.send('GET', path)).text.includes('Elena')]).toEqual([
      path,
      true,
    ])
  await openHydrated(jonas, `/chats/${conversation}`)
  await jonas.getByRole('log').getByText('Realistic. It is a focaccia').waitFor()
  const jonasCredits = await fetchCredits(jonasClient)
  await jonas.getByRole('textbox', { name: /Elena/ }).fill('Is the oven still on?')

  await openHydrated(elena, `/members/${jonasId}`)
  await elena
    .getByRole('button', { name: phrase('blocks.more'), exact: true })
    .first()
    .click()
  await elena.getByRole('menuitem', { name: phrase('blocks.block', { name: 'Jonas' }) }).click()
  const question = elena.getByRole('alertdialog', {
    name: phrase('blocks.block', { name: 'Jonas?' }),
  })
  await question.getByRole('button', { name: phrase('blocks.cancel') }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await joined(elenasClient, jonasId)).toEqual({ conversation, match })
  await elena
    .getByRole('button', { name: phrase('blocks.more'), exact: true })
    .first()
    .click()
  await elena.getByRole('menuitem', { name: phrase('blocks.block', { name: 'Jonas' }) }).click()
  await question.getByRole('button', { name: phrase('blocks.confirm'), exact: true }).click()
  await elena.getByText(phrase('blocks.done', { name: 'Jonas' })).waitFor()
  await elena.waitForURL('**/members')

  // The blocking member immediately no longer sees the other anywhere, without a reload.
  expect(await elena.locator('main .pcard-link').filter({ hasText: 'Jonas,' }).count()).toBe(0)
  await elena
    .getByRole('link', { name: phrasePattern('app.nav.messages', { start: true }) })
    .first()
    .click()
  await elena.getByRole('link', { name: /Malik/ }).first().waitFor()
  expect(await elena.getByRole('main').getByText('Jonas').count()).toBe(0)
  await elena
    .getByRole('link', { name: phrasePattern('app.nav.likes', { start: true }) })
    .first()
    .click()
  await elena.getByRole('article').filter({ hasText: 'Malik' }).waitFor()
  expect(await elena.getByRole('article').filter({ hasText: 'Jonas' }).count()).toBe(0)

  // The blocked member had the conversation open. The draft is not lost, and the page does not hint
  // at the block.
  await jonas.getByRole('heading', { level: 1, name: 'This page could not be found' }).waitFor()
  await jonas.getByText('Is the oven still on?').waitFor()
  expect(await jonas.getByRole('main').innerText()).not.toMatch(/block|Elena/i)
  expect(await fetchCredits(jonasClient)).toBe(jonasCredits)
  const chats = (await jonasClient.send('GET', '/chats')).text
  expect([/Claire/.test(chats), /Elena/.test(chats)]).toEqual([true, false])
  for (const path of ['/likes', '/likes/liked_by', '/likes/likes', '/likes/matches']) {
    const { status, text } = await jonasClient.send('GET', path)
    expect([path, status, mainHeading(text) !== '', /Elena/.test(text)]).toEqual([
      path,
      200,
      true,
      false,
    ])
  }
  expect([
    await findsIn(elenasClient, jonasProfile),
    await findsIn(jonasClient, elenasProfile),
  ]).toEqual([0, 0])
  const nothing = { conversation: undefined, match: undefined }
  expect([await joined(elenasClient, jonasId), await joined(jonasClient, elenaId)]).toEqual([
    nothing,
    nothing,
  ])

  // The same bytes as for ids that never existed, for both members.
  await expectSame(jonasClient, 'Elena', elenaId, { conversation, match }, [
    ...reads,
    ...writes,
    ...aboutBlocks,
  ])
  await expectSame(elenasClient, 'Jonas', jonasId, { conversation, match }, [...reads, ...writes])
  for (const path of [
    `/members/${elenaId}`,
    `/members/${elenaId}/chat`,
    `/chats/${conversation}`,
    `/likes/m/${match}`,
  ]) {
    const { status, text } = await jonasClient.send('GET', path)
    expect([path, status, mainHeading(text)]).toEqual([path, 404, 'This page could not be found'])
  }

  // After unblocking from the list, the profiles are visible again, but deleted data stays deleted.
  await openHydrated(elena, '/notifications/blocked')
  await elena.getByRole('heading', { name: phrase('blocks.list.title') }).waitFor()
  await elena
    .getByRole('button', { name: phrase('blocks.list.unblock', { name: 'Jonas' }) })
    .click()
  await elena
    .getByRole('alertdialog')
    .getByRole('button', { name: phrase('blocks.list.unblock_short') })
    .click()
  await elena.getByText(phrase('blocks.list.unblocked', { name: 'Jonas' })).waitFor()
  await elena.getByText(phrase('blocks.list.empty')).waitFor()
  expect([
    await findsIn(elenasClient, jonasProfile),
    await findsIn(jonasClient, elenasProfile),
  ]).toEqual([1, 1])
  for (const [client, id, name] of [
    [elenasClient, jonasId, 'Jonas'],
    [jonasClient, elenaId, 'Elena'],
  ] as const) {
    const profile = (await client.send('GET', `/members/${id}`)).text
    expect(mainHeading(profile)).toMatch(new RegExp(`^${name}`))
    expect(profile).toContain(`aria-label="${phrase('likes.like', { name })}"`)
    expect(profile).not.toContain(phrase('likes.mutual'))
    const states = await client.send('GET', `/api/like-states?members=${id}`)
    expect([states.status, states.body]).toEqual([200, { standings: [] }])
    const chat = (await client.send('GET', `/members/${id}/chat`)).text
    expect(pageText(chat)).toContain(phrase('chat.begin.title', { name }))
  }
  expect([await joined(elenasClient, jonasId), await joined(jonasClient, elenaId)]).toEqual([
    nothing,
    nothing,
  ])
  for (const client of [elenasClient, jonasClient])
    expect([
      (await client.send('GET', `/chats/${conversation}`)).status,
      (await client.send('GET', `/likes/m/${match}`)).status,
    ]).toEqual([404, 404])
})

type RequestSpec = readonly [method: string, path: string, body?: object]

/**
 * Every page and endpoint that could reveal a member; `:member`, `:conversation` and `:match` are
 * filled in.
 */
const reads: readonly RequestSpec[] = [
  ['GET', '/members/:member'],
  ['GET', '/members/:member/chat'],
  ['GET', '/chats/:conversation'],
  ['GET', '/likes/m/:match'],
  ['GET', '/api/members/:member'],
  ['GET', '/api/members/:member/photos'],
  ['GET', '/api/members/:member/related'],
  ['GET', '/api/members/:member/chat'],
  ['GET', '/api/members/:member/disclosure'],
  ['GET', '/api/like-states?members=:member'],
  ['GET', '/api/likes/m/:match'],
  ['GET', '/api/conversations/:conversation'],
]
const writes: readonly RequestSpec[] = [
  ['POST', '/api/members/:member/like', { id: randomUUID() }],
  ['DELETE', '/api/members/:member/like'],
  ['POST', '/api/members/:member/seen', {}],
  ['POST', '/api/members/:member/messages', { id: randomUUID(), text: 'Hello' }],
  ['POST', '/api/conversations/:conversation/messages', { id: randomUUID(), text: 'Hello' }],
  ['POST', '/api/conversations/:conversation/read', { seq: 1 }],
  ['DELETE', '/api/members/:member/chats'],
  ['DELETE', '/api/chats', { conversation: ':conversation' }],
]
/** These report the current state to the blocking member; the blocked member gets a 404. */
const aboutBlocks: readonly RequestSpec[] = [
  ['POST', '/api/members/:member/block', {}],
  ['DELETE', '/api/members/:member/block'],
]

async function expectSame(
  client: WebClient,
  name: string,
  member: string,
  {
    conversation = '',
    match = '',
  }: { conversation?: string | undefined; match?: string | undefined },
  list: readonly RequestSpec[],
): Promise<void> {
  for (const [method, path, body] of list) {
    const request = async (ids: Record<string, string>) => {
      const fill = (text: string) =>
        text.replaceAll(/:(member|conversation|match)\b/g, (_, name: string) => ids[name] ?? '')
      const filled = body && (JSON.parse(fill(JSON.stringify(body))) as object)
      // Uncompressed: random values compress to different sizes.
      const reply = await client.send(method, fill(path), filled, { 'accept-encoding': 'identity' })
      return {
        status: reply.status,
        headers: plain([...reply.headers].map(String).join('\n')),
        text: plain(reply.text),
      }
    }
    const there = await request({ member, conversation, match })
    const never = await request({
      member: randomUUID(),
      conversation: randomUUID(),
      match: randomUUID(),
    })
    expect([method, path, there]).toEqual([method, path, never])
    expect([path, there.text.includes(name)]).toEqual([path, false])
    if (path.startsWith('/api/members') || !path.startsWith('/api'))
      expect([path, there.status]).toEqual([path, 404])
  }
}

/** Removes the parts that differ between responses: ids, nonces and timestamps. */
function plain(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/nonce(=|-|":)"?[\w-]{22}/g, 'NONCE')
    .replaceAll(/At":\d{13}/g, 'At":0')
    .replaceAll(/^(date|x-request-id|server-timing),.*$/gm, '')
}

async function logIn(name: string): Promise<WebClient> {
  const client = webClient(stage.site())
  const login = `${name.toLowerCase()}@minuet.example`
  expect(
    (await client.send('POST', '/api/user.php', { login, password: 'minuet-demo' })).status,
  ).toBe(200)
  return client
}

async function fetchMemberId(client: WebClient): Promise<string> {
  const { user } = (await client.send('GET', '/api/user.php')).body as unknown as {
    user: { profile: { id: string } }
  }
  return user.profile.id
}

async function fetchCredits(client: WebClient): Promise<number> {
  return ((await client.send('GET', '/api/credits')).body as unknown as { credits: number }).credits
}

/** Returns the conversation and match with a member, as listed by the client's chats and likes. */
async function joined(
  client: WebClient,
  member: string,
): Promise<{ conversation?: string | undefined; match?: string | undefined }> {
  const { chats } = (await client.send('GET', '/api/chats')).body as unknown as {
    chats: { conversation: { id: string }; profile: { id: string } }[]
  }
  const { matches } = (await client.send('GET', '/api/likes')).body as unknown as {
    matches: { id: string; match: { id: string } | null }[]
  }
  return {
    conversation: chats.find(({ profile }) => profile.id === member)?.conversation.id,
    match: matches.find(({ id }) => id === member)?.match?.id,
  }
}

/** Returns how many members with this name the search page shows at this age. */
async function findsIn(client: WebClient, { name, age }: Someone): Promise<number> {
  const path = `/members?gender=all&country=NL&min_age=${age}&max_age=${age}&two_way=false`
  const { text } = await client.send('GET', path)
  const cards = [...text.matchAll(/<a [^>]*\bpcard-link\b.*?<\/a>/gs)].map(([card]) =>
    pageText(card),
  )
  expect(cards.length).toBeGreaterThan(0)
  // There is no second page.
  expect(text).not.toMatch(/href="[^"]*[?&;]after=/)
  return cards.filter((card) => card.startsWith(`${name}, `)).length
}

interface Someone {
  readonly name: string
  readonly age: number
}

async function read(client: WebClient, member: string): Promise<Someone> {
  return (await client.send('GET', `/api/members/${member}`)).body as unknown as Someone
}
