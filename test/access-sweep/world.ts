import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#kernel/endpoint.ts'
import type { TestSite } from '#app/testing/start-site.ts'
import {
  type Canary,
  listCanaries,
  type VictimFacts,
  photoContent,
  victimTexts,
} from './canaries.ts'
import type { Facts, Ids } from './examples/example.ts'
import { createPhotos, createCity, createOthers, createVictim } from './sweep-cast.ts'
import { sampleImage } from './sample-image.ts'
import { createPeople, type Person } from './people.ts'
import { createRowReader, type RowReader } from './rows.ts'
import { strangers, type ViewerName } from './viewers.ts'
import { type WireResponse, createWire, type Wire, buildRequest } from './wire.ts'

/** A viewer: their host and session. */
export interface Viewer {
  readonly host: string
  session: string | null
  readonly person: Person | null
}

/** A victim with every kind of data, and all other viewers. */
export interface World {
  readonly site: TestSite
  readonly wire: Wire
  /** How many requests were sent. */
  sent(): number
  readonly viewers: Readonly<Record<ViewerName, Viewer>>
  readonly victim: Person
  readonly ids: Ids
  readonly facts: Facts
  readonly canaries: readonly Canary[]
  readonly photos: VictimFacts['photos']
  /** Well-formed ids that do not exist. */
  readonly unknownIds: Ids
  /** Members who do not exist for a free member, each for a different reason. */
  readonly absent: Readonly<Record<string, string>>
  readonly rows: RowReader
  /** Texts that identify the victim's rows. */
  readonly needles: readonly string[]
  /** URLs of the victim's photos that the blocked member had before the block. */
  readonly mediaBeforeBlock: readonly string[]
  renew(viewer: ViewerName): Promise<void>
  callEndpoint(
    call: Endpoint,
    viewer: ViewerName,
    input: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<WireResponse>
  close(): Promise<void>
}

const hosts = { home: 'localhost', other: 'sarabande.localhost' }

/**
 * Fills a running site: first the victim, then the members in contact with it, through the
 * product's own endpoints where they exist.
 */
export async function createWorld(
  site: TestSite,
  contract: Readonly<Record<string, Endpoint>>,
): Promise<World> {
  const { product, infrastructure } = site.server
  const { pool } = infrastructure.database
  const wire = createWire(site.port)
  const people = createPeople(site)
  // Internal ids far from all other numbers, so that an id in a response or row can be recognised
  // by its digits.
  await runAsSuperuser(
    pool,
    `alter sequence accounts.account_id_seq restart 71000001; alter sequence chat.conversation_id_seq restart 72000001;
    alter sequence photos.photo_id_seq restart 73000001`,
  )
  await Promise.all(
    [1, 2].map((one) =>
      product.sites.changeSettings(one, { logged_out_search: 'none', fictional: true }),
    ),
  )
  await product.contentPages.operatorPages.write({
    site: 1,
    token: 'about-us',
    locale: 'en',
    text: '---\ntitle: About us\nversion: 2026-11-20\n---\n\nWe are two people.\n',
  })
  const region = await createCity(site)
  const victim = await createVictim(people, region)
  await pool.query('update accounts.account set network = $2 where id = $1', [
    victim.account,
    JSON.stringify({ network: victimTexts.source }),
  ])
  const { photos, uploads } = await createPhotos(site, victim)

  const others = await createOthers(people)
  const viewer = async (host: string, person: Person | null, hours?: number): Promise<Viewer> => ({
    host,
    person,
    session: person === null ? null : await people.session(person, hours),
  })
  const viewers: Record<ViewerName, Viewer> = {
    visitor: await viewer(hosts.home, null),
    erased: await viewer(hosts.home, others.erased),
    expired: await viewer(hosts.home, others.free, -1),
    wrongDoor: await viewer(hosts.home, others.elsewhere),
    ownerElsewhere: await viewer(hosts.other, victim),
    elsewhere: await viewer(hosts.other, others.elsewhere),
    blocked: await viewer(hosts.home, others.blocked),
    blocker: await viewer(hosts.home, others.blocker),
    unconfirmed: await viewer(hosts.home, others.unconfirmed),
    free: await viewer(hosts.home, others.free),
    premium: await viewer(hosts.home, others.premium),
    partner: await viewer(hosts.home, others.partner),
    owner: await viewer(hosts.home, victim),
  }
  await people.grant(victim, 100, false, victimTexts.ref)
  await people.grant(others.partner, 100, false, 'for the partner')
  await people.grant(others.premium, 60, true, 'for premium')

  const callEndpoint: World['callEndpoint'] = (call, name, input, headers = {}) => {
    const { host, session } = viewers[name]
    const request = buildRequest(call, input)
    return wire({ host, session, ...request, headers: { ...request.headers, ...headers } })
  }
  async function does<T = unknown>(
    name: ViewerName,
    call: string,
    input: Record<string, unknown>,
  ): Promise<T> {
    const answer = await callEndpoint(contract[call] as Endpoint, name, input)
    if (answer.status >= 300)
      throw new Error(`${name} cannot ${call}: ${answer.status} ${answer.body}`)
    return (answer.body.length === 0 ? null : JSON.parse(answer.body.toString())) as T
  }

  // Creates the initial data: matches, messages, blocks and an order.
  type SentMessage = { conversation: { id: string } }
  type Liked = { match: { id: string } | null }
  const like = (name: ViewerName, { member }: Person) =>
    does<Liked>(name, 'likes.like', { member, id: randomUUID() })
  const write = (name: ViewerName, { member }: Person, text: string, id: string = randomUUID()) =>
    does<SentMessage>(name, 'chat.send_to_member', { member, id, text })
  const sentAs = randomUUID()
  await like('owner', others.partner)
  const { match } = await like('partner', victim)
  const { conversation } = await write('owner', others.partner, victimTexts.mine, sentAs)
  await write('partner', victim, victimTexts.theirs)
  await does('owner', 'chat.send_photo', {
    conversation: conversation.id,
    id: randomUUID(),
    bytes: sampleImage,
    type: 'image/png',
    description: victimTexts.shown,
  })
  await like('blocked', victim)
  const { match: forgottenMatch } = await like('owner', others.blocked)
  const { conversation: forgotten } = await write('blocked', victim, victimTexts.forgotten)
  const page = JSON.stringify(
    await does('blocked', 'profiles.read_member', { member: victim.member }),
  )
  await like('owner', others.erased)
  await like('erased', victim)
  await write('erased', victim, 'This one will be gone.')
  await does('owner', 'blocks.block_member', { member: others.blocked.member })
  await does('blocker', 'blocks.block_member', { member: victim.member })
  await does('premium', 'profiles.show_intimate', { shown: true })
  await does('free', 'fictional_profiles.choose_visibility', { shown: false })
  const orderKey = randomUUID()
  const order =
    'payments.start_order' in contract
      ? (
          await does<{ order: { id: string } }>('owner', 'payments.start_order', {
            id: orderKey,
            bundle: 'p0',
            method: 'ideal',
            country: 'NL',
            consent: true,
          })
        ).order.id
      : null
  await people.erase(others.erased)
  await settle(product.eventBus)

  const inside = await pool.query<{ id: number; hash: string }>(
    `select c.id, a.password_hash as hash from chat.conversation c, accounts.account a where c.public_id = $1 and a.id = $2`,
    [conversation.id, victim.account],
  )
  const victimFacts: VictimFacts = {
    account: victim.account,
    member: victim.member,
    email: victim.email,
    session: viewers.owner.session ?? '',
    photos,
    uploads,
    order,
    orderKey,
    sentAs,
    conversation: conversation.id,
    match: match?.id ?? '',
    forgottenConversation: forgotten.id,
    forgottenMatch: forgottenMatch?.id ?? '',
    passwordHash: inside.rows[0]?.hash ?? '',
  }
  const spare = () => randomUUID()
  return {
    site,
    wire,
    sent: wire.sent,
    viewers,
    victim,
    photos,
    callEndpoint,
    ids: {
      member: victim.member,
      conversation: conversation.id,
      match: victimFacts.match,
      order: order ?? spare(),
      photo: photos.main,
      email: victim.email,
    },
    unknownIds: {
      member: spare(),
      conversation: spare(),
      match: spare(),
      order: spare(),
      photo: spare(),
      email: 'no.such.person@example.test',
    },
    absent: {
      'of the other pool': others.elsewhere.member,
      erased: others.erased.member,
      unconfirmed: others.waiting.member,
      'turned off': others.disabled.member,
      invisible: others.invisible.member,
      'fictional, and those are hidden': others.fictional.member,
    },
    facts: {
      birth: victimTexts.birth,
      city: victimTexts.cityId,
      region,
      about: victimTexts.about,
      interests: victimTexts.interests,
      intimate: victimTexts.intimate,
      notes: { interests: victimTexts.shownNote, eye_colour: victimTexts.hiddenNote },
      prompts: Object.entries(victimTexts.prompts).map(([prompt, answer]) => ({ prompt, answer })),
      descriptions: { main: photoContent('main').description },
    },
    canaries: listCanaries(victimFacts),
    rows: await createRowReader(infrastructure.database),
    needles: [
      ...[victim.account, inside.rows[0]?.id ?? 0].map(String),
      victim.member,
      conversation.id,
      victimFacts.match,
      ...Object.values(photos),
      ...(order === null ? [] : [order]),
    ],
    mediaBeforeBlock: [...page.matchAll(/"(\/media\/[^"]+)"/g)].map((one) => one[1] ?? ''),
    async renew(name) {
      const { person } = viewers[name]
      // No endpoint ends a stranger's session; checking that is part of the sweep.
      if (person !== null && !strangers.includes(name))
        viewers[name].session = await people.session(person)
    },
    async close() {
      wire.close()
      await site.close()
    },
  }
}

/** Waits until all events have been handled and the payment provider has sent its first report. */
async function settle(book: TestSite['server']['product']['eventBus']): Promise<void> {
  await book.drain()
  await new Promise((resolve) => setTimeout(resolve, 400))
}
