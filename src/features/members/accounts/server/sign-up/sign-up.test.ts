import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { phrase } from '#app/testing/phrase.ts'
import {
  callEndpoint,
  refusalCode,
  createStage,
  form,
  type Stage,
  readToken,
} from '../testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await createStage({ passwordQueue: { inFlight: 2, waiting: 200 } })
})
afterAll(() => stage.close())

async function member() {
  const person = form()
  const browser = stage.browser()
  await callEndpoint(stage, browser, 'accounts.sign_up', person)
  await callEndpoint(stage, browser, 'accounts.activate', {
    token: readToken((await stage.newEmails(person.email)).at(-1)),
  })
  return { ...person, browser }
}

test('a new member is logged in, unconfirmed, and gets an email; profiles receives the data it needs', async () => {
  const browser = stage.browser()
  const person = form({
    name: '  Jonas   of Haarlem ',
    signup_message: ' Hello ',
    country: 'de',
    city: 17,
  })
  expect(await callEndpoint(stage, browser, 'accounts.sign_up', person)).toEqual({
    next: 'confirm',
  })
  const { viewer } = await browser.context()
  expect(viewer?.status).toBe('not_confirmed')
  expect(await callEndpoint(stage, browser, 'accounts.read_user', {})).toMatchObject({
    user: { status: 'not_confirmed', profile: { name: 'Jonas of Haarlem', status: 'disabled' } },
  })
  expect(stage.emitted.findLast((event) => event.name === 'accounts.signed_up')?.payload).toEqual({
    account: viewer?.account,
    pool: 1,
    site: 1,
    date_of_birth: '1990-04-05',
    gender: 'male',
    seeking: ['female'],
    country: 'DE',
    region: null,
    city: 17,
    signup_message: 'Hello',
  })
  const [letter] = await stage.newEmails(person.email)
  expect(letter).toMatchObject({ locale: 'en', category: 'activation' })
  expect(letter?.content.subject).toBe(phrase('accounts.mail.confirm.subject', { site: 'Minuet' }))
})

test('the consents and the traffic source are stored with the account', async () => {
  const browser = stage.browser()
  browser.cookies.network = 'network=harbour&sub1=a&aff_sub2=b'
  await callEndpoint(stage, browser, 'accounts.sign_up', form())
  const { viewer, now } = await browser.context()
  const row = await stage.database.one(sql`
    select a.network, t.version, t.site_id, t.covers_until = t.accepted_at as at_once, t.locale as shown_in, a.fictional_acknowledged_at, a.kind, a.locale
    from accounts.account a join accounts.terms_acceptance t on t.account_id = a.id where a.id = ${viewer?.account}`)
  expect(row).toEqual({
    network: { network: 'harbour', sub1: 'a', sub2: 'b' },
    version: new Date('2026-11-01T12:00:00Z'),
    site_id: 1,
    at_once: true,
    shown_in: 'en',
    fictional_acknowledged_at: expect.any(Date),
    kind: 'member',
    locale: 'en',
  })
  expect(now).toBeInstanceOf(Date)
})

test('a known and an unknown address get the same response, the same cookies and the same account', async () => {
  const owner = await member()
  const seen = []
  for (const email of [owner.email, 'nobody.yet@example.org', owner.email.toUpperCase()]) {
    const browser = stage.browser()
    const person = form({ email, password: 'nine silver otters' })
    const answer = await callEndpoint(stage, browser, 'accounts.sign_up', person)
    const signUpCookies = browser.lastCookies.map(({ value, ...cookie }) => ({
      ...cookie,
      length: value.length,
    }))
    const { user } = (await callEndpoint(stage, browser, 'accounts.read_user', {})) as {
      user: { signup_date: string; profile: { id: string; name: string } }
    }
    const { email: shown, ...confirmation } = (await callEndpoint(
      stage,
      browser,
      'accounts.read_confirmation',
      {},
    )) as {
      email: string
    }
    const duplicate = await callEndpoint(
      stage,
      stage.browser(),
      'accounts.sign_up',
      form({ name: person.name }),
    )
    const byAddress = await callEndpoint(stage, stage.browser(), 'accounts.log_in', {
      login: email,
      password: person.password,
    })
    const byName = await callEndpoint(stage, stage.browser(), 'accounts.log_in', {
      login: person.name,
      password: person.password,
    })
    expect(shown).toBe(email)
    const same = (text: unknown) =>
      JSON.parse(
        JSON.stringify(text)
          .replaceAll(user.profile.id, 'ID')
          .replaceAll(person.name, 'NAME')
          .replaceAll(user.signup_date, 'THEN'),
      ) as unknown
    seen.push(same({ answer, signUpCookies, user, confirmation, duplicate, byAddress, byName }))
  }
  expect(seen[0]).toEqual(seen[1])
  expect(seen[2]).toEqual(seen[1])
})

test('only the owner of a known address is notified, in their own language, and nothing changes for them', async () => {
  const owner = await member()
  await callEndpoint(stage, owner.browser, 'accounts.change_language', { language: 'de' })
  const stranger = stage.browser()
  await callEndpoint(stage, stranger, 'accounts.sign_up', form({ email: owner.email }))
  const emails = await stage.newEmails(owner.email)
  expect(emails.map((mail) => [mail.category, mail.locale])).toEqual([['known_address', 'de']])
  const urls = emails[0]?.content.blocks.flatMap((block) =>
    block.kind === 'button' ? [block.url] : [],
  )
  expect(urls).toEqual(['http://minuet.localhost/login', 'http://minuet.localhost/reset-password'])
  expect(
    refusalCode(
      await callEndpoint(stage, stage.browser(), 'accounts.log_in', {
        login: owner.email,
        password: owner.password,
      }),
    ),
  ).toBeNull()
  const { viewer } = await stranger.context()
  expect(viewer?.status).toBe('not_confirmed')
  expect(viewer?.account).not.toBe((await owner.browser.context()).viewer?.account)
})

test('plain messages report it directly', async () => {
  const plain = stage.site({ account_messages: 'plain' })
  const owner = await member()
  const answer = await callEndpoint(
    stage,
    stage.browser(plain),
    'accounts.sign_up',
    form({ email: owner.email.toUpperCase() }),
  )
  expect(answer).toEqual({ refusal: 'accounts.email_taken', field: 'email' })
  const twice = form()
  const both = await Promise.all([
    callEndpoint(stage, stage.browser(plain), 'accounts.sign_up', twice),
    callEndpoint(stage, stage.browser(plain), 'accounts.sign_up', form({ email: twice.email })),
  ])
  expect(both.map(refusalCode).sort()).toEqual(['accounts.email_taken', null])
})

test('a name is unique in a pool, in any spelling, however many simultaneous requests there are', async () => {
  const { name } = form()
  const spellings = [name, name.toUpperCase(), ` ${name} `, name.replace(' ', '  ')]
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      callEndpoint(
        stage,
        stage.browser(),
        'accounts.sign_up',
        form({ name: spellings[place % 4] ?? name }),
      ),
    ),
  )
  expect(answers.filter((answer) => refusalCode(answer) === null)).toHaveLength(1)
  expect(answers.filter((answer) => refusalCode(answer) === 'accounts.name_taken')).toHaveLength(11)
  const elsewhere = stage.site({}, { id: 2, pool: 2 })
  expect(
    refusalCode(
      await callEndpoint(stage, stage.browser(elsewhere), 'accounts.sign_up', form({ name })),
    ),
  ).toBeNull()
})

test('a retried sign-up does not create a second account and gets the same response', async () => {
  const person = form()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      callEndpoint(stage, stage.browser(), 'accounts.sign_up', person),
    ),
  )
  expect(answers).toEqual(Array.from({ length: 6 }, () => ({ next: 'confirm' })))
  const later = stage.browser()
  expect(await callEndpoint(stage, later, 'accounts.sign_up', person)).toEqual({ next: 'confirm' })
  expect((await later.context()).viewer?.status).toBe('not_confirmed')
  const { count } = await stage.database.one<{ count: number }>(
    sql`select count(*) from accounts.account where sign_up_id = ${person.id}`,
  )
  expect(count).toBe(1)
  expect(await stage.newEmails(person.email)).toHaveLength(1)
  const stranger = { ...person, password: 'somebody else entirely' }
  expect(
    refusalCode(await callEndpoint(stage, stage.browser(), 'accounts.sign_up', stranger)),
  ).toBe('accounts.sign_up_repeated')
})

test('sign-ups can be closed to visitors without a traffic source', async () => {
  const closed = stage.browser(stage.site({ signups: 'closed' }))
  expect(await callEndpoint(stage, closed, 'accounts.sign_up', form())).toEqual({
    refusal: 'accounts.signups_closed',
    with: { site: 'Minuet' },
  })
  const sourced = stage.browser(stage.site({ signups: 'with_trafficsource' }))
  expect(refusalCode(await callEndpoint(stage, sourced, 'accounts.sign_up', form()))).toBe(
    'accounts.signups_closed',
  )
  sourced.cookies.network = 'network=harbour'
  expect(refusalCode(await callEndpoint(stage, sourced, 'accounts.sign_up', form()))).toBeNull()
})

test('the country’s minimum age applies, and the acknowledgement is required if the site runs fictional profiles', async () => {
  const strict = stage.site({ min_age: 18, min_ages: { IT: 21 }, fictional: true })
  // Born mid-year, so older than 18 and younger than 21 in both halves of the year and in every
  // time zone.
  const twenty = `${stage.clock.now().getUTCFullYear() - 20}-06-15`
  const requestSignUp = (more: Parameters<typeof form>[0]) =>
    callEndpoint(stage, stage.browser(strict), 'accounts.sign_up', form(more))
  expect(await requestSignUp({ date_of_birth: twenty, country: 'IT' })).toEqual({
    refusal: 'accounts.too_young',
    field: 'date_of_birth',
    with: { min_age: 21 },
  })
  expect(refusalCode(await requestSignUp({ date_of_birth: twenty, country: 'NL' }))).toBeNull()
  expect(refusalCode(await requestSignUp({ fictional_acknowledged: false }))).toBe(
    'accounts.fictional_unacknowledged',
  )
  expect(
    refusalCode(
      await callEndpoint(
        stage,
        stage.browser(),
        'accounts.sign_up',
        form({ fictional_acknowledged: false }),
      ),
    ),
  ).toBeNull()
})

test('an address gets at most six emails an hour from sign-ups, and sign-ups never reveal it', async () => {
  const email = 'patient@example.org'
  const answers = []
  for (let count = 0; count < 8; count += 1)
    answers.push(await callEndpoint(stage, stage.browser(), 'accounts.sign_up', form({ email })))
  expect(answers).toEqual(Array.from({ length: 8 }, () => ({ next: 'confirm' })))
  expect(await stage.newEmails(email)).toHaveLength(6)
})
