import { createSign, generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { type MailedPerson, type MailedSite, startMailedSite } from '../testing/mailed-site.ts'

const topic = 'arn:aws:sns:eu-west-1:123456789012:reports'
const postmarkSecret = 'a-long-and-random-password'
const certificateUrl =
  'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem'
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const { privateKey: forgersKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** The addresses of Amazon that the server fetched. */
const fetched: string[] = []
let reachable = true
let site: MailedSite

beforeAll(async () => {
  site = await startMailedSite({
    MINUET_SES_TOPIC: topic,
    MINUET_POSTMARK_SECRET: postmarkSecret,
  })
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', (url: string | URL | Request, init?: RequestInit) => {
    if (!String(url).startsWith('https://sns.')) return realFetch(url, init)
    fetched.push(String(url))
    return reachable
      ? Promise.resolve(new Response(publicKey.export({ type: 'spki', format: 'pem' })))
      : Promise.reject(new Error('unreachable'))
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await site.close()
})

/** A member who got an email, and the token in the given header. */
async function mailed(header: string): Promise<{ reader: MailedPerson; token: string }> {
  const reader = await site.member('Jonas')
  await site.write(await site.member('Elena'), reader)
  await site.pass(90)
  const [email] = site.relay.to(reader.email)
  return { reader, token: (email?.headers[header] ?? '').replace('return=', '') }
}

const disabled = async (who: MailedPerson) =>
  (
    (await who.browser.send('GET', '/api/user.php')).body as unknown as {
      user: { notifications_disabled: string[] }
    }
  ).user.notifications_disabled

/** Whether a page tells the member why no emails are sent to them. */
const pageSays = async (who: MailedPerson, reason: 'bounce' | 'fbl') =>
  (await who.browser.send('GET', '/likes')).text.includes(
    phrase(`reminders.disabled.reasons.${reason}`),
  )

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    // Amazon sends JSON under this type.
    headers: { 'content-type': 'text/plain; charset=UTF-8', ...headers },
  })
  return response.status
}

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`minuet:${password}`).toString('base64')}`,
})
const toPostmark = (body: object, password = postmarkSecret) =>
  post('/emails/reports/postmark', body, basic(password))

interface Change {
  readonly fields?: Record<string, string>
  readonly key?: typeof privateKey
  readonly after?: Record<string, string>
}

/** Signs a message as Amazon does; `fields` are signed, `after` replaces fields of the signed one. */
function sns(message: object, { fields = {}, key = privateKey, after = {} }: Change = {}) {
  const signed: Record<string, string> = {
    Message: JSON.stringify(message),
    MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
    Timestamp: site.server.infrastructure.clock.now().toISOString(),
    TopicArn: topic,
    Type: 'Notification',
    ...fields,
  }
  const version = fields.SignatureVersion ?? '2'
  const signer = createSign(version === '1' ? 'RSA-SHA1' : 'RSA-SHA256')
  for (const name of Object.keys(signed).sort())
    if (name !== 'SignatureVersion') signer.update(`${name}\n${signed[name]}\n`)
  return {
    ...signed,
    SignatureVersion: version,
    Signature: signer.sign(key, 'base64'),
    SigningCertURL: certificateUrl,
    ...after,
  }
}
const toSes = (body: object) => post('/emails/reports/ses', body)

const sesBounce = (token: string, bounceType = 'Permanent') => ({
  eventType: 'Bounce',
  bounce: { bounceType, bounceSubType: 'General', bouncedRecipients: [] },
  mail: { source: 'hello@minuet.example', tags: { return: [token] } },
})

test('NTF-02 a bounce or complaint reported by Postmark switches emails off and says why; automatic replies do not', async () => {
  const { reader, token } = await mailed('x-pm-metadata-return')
  const report = (more: object) =>
    toPostmark({ Email: reader.email, Metadata: { return: token }, ...more })
  expect(await report({ RecordType: 'Bounce', Type: 'AutoResponder' })).toBe(200)
  expect(await report({ RecordType: 'Delivery' })).toBe(200)
  expect(await disabled(reader)).toEqual([])
  expect(await pageSays(reader, 'bounce')).toBe(false)
  expect(await report({ RecordType: 'Bounce', Type: 'HardBounce' })).toBe(200)
  expect(await disabled(reader)).toEqual(['bounce'])
  expect(await pageSays(reader, 'bounce')).toBe(true)
  expect(await report({ RecordType: 'SpamComplaint', Type: 'SpamComplaint' })).toBe(200)
  expect(await disabled(reader)).toEqual(['fbl'])
  expect(await pageSays(reader, 'fbl')).toBe(true)
  const resumed = await reader.browser.send('POST', '/api/notifications/resume', {})
  expect(resumed.body).toMatchObject({ disabled: [] })
  expect(await pageSays(reader, 'fbl')).toBe(false)
})

test('NTF-02 the fifth temporary failure that Postmark reports within two weeks switches emails off', async () => {
  const { reader, token } = await mailed('x-pm-metadata-return')
  const reasons: string[][] = []
  for (let time = 0; time < 5; time += 1) {
    await toPostmark({ RecordType: 'Bounce', Type: 'SoftBounce', Metadata: { return: token } })
    reasons.push(await disabled(reader))
  }
  expect(reasons).toEqual([[], [], [], [], ['bounce']])
})

test('NTF-02 a bounce or complaint reported by Amazon SES switches emails off; “not spam” and delays do not', async () => {
  for (const version of ['1', '2']) {
    const { reader, token } = await mailed('x-ses-message-tags')
    const report = (message: object) =>
      toSes(sns(message, { fields: { SignatureVersion: version } }))
    const complaint = (complaintFeedbackType: string) => ({
      eventType: 'Complaint',
      complaint: { complaintFeedbackType },
      mail: { tags: { return: [token] } },
    })
    expect(await report({ ...sesBounce(token), eventType: 'DeliveryDelay' })).toBe(200)
    expect(await report(sesBounce(token, 'Transient'))).toBe(200)
    expect(await report(complaint('not-spam'))).toBe(200)
    expect(await disabled(reader)).toEqual([])
    expect(await report(sesBounce(token))).toBe(200)
    expect(await disabled(reader)).toEqual(['bounce'])
    expect(await report(complaint('abuse'))).toBe(200)
    expect(await disabled(reader)).toEqual(['fbl'])
  }
})

test('NTF-02 without message tags Amazon’s report is matched by the return path', async () => {
  const { reader } = await mailed('x-ses-message-tags')
  const source = site.relay.to(reader.email)[0]?.sender ?? ''
  const { eventType, bounce } = sesBounce('')
  expect(await toSes(sns({ notificationType: eventType, bounce, mail: { source } }))).toBe(200)
  expect(await disabled(reader)).toEqual(['bounce'])
})

test('NTF-02 a subscription is confirmed with Amazon once its signature has been checked', async () => {
  const SubscribeURL = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=abc'
  const fields = { Type: 'SubscriptionConfirmation', Token: 'abc', SubscribeURL }
  expect(await toSes(sns({}, { fields, key: forgersKey }))).toBe(401)
  expect(fetched).not.toContain(SubscribeURL)
  expect(await toSes(sns({}, { fields }))).toBe(200)
  expect(fetched).toContain(SubscribeURL)
})

test('NTF-02 no one else can switch off emails: forged, changed and old reports are refused, and nothing is fetched for them', async () => {
  const { reader, token } = await mailed('x-ses-message-tags')
  const postmark = { RecordType: 'Bounce', Type: 'HardBounce', Metadata: { return: token } }
  expect(await toPostmark(postmark, 'a-long-and-random-passwore')).toBe(401)
  expect(await post('/emails/reports/postmark', postmark)).toBe(401)
  const bounce = sesBounce(token)
  const forged = 'https://sns.eu-west-1.amazonaws.com.evil.example/SimpleNotificationService-a.pem'
  const elsewhere = 'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-a.pem'
  const before = fetched.length
  const old = new Date(site.server.infrastructure.clock.now().getTime() - 2 * 86_400_000)
  const refused = [
    sns(bounce, { after: { SigningCertURL: forged } }),
    sns(bounce, { after: { SigningCertURL: elsewhere } }),
    sns(bounce, { fields: { TopicArn: `${topic}2` } }),
    sns(bounce, { fields: { Timestamp: old.toISOString() } }),
    { Type: 'Notification' },
  ]
  for (const message of refused) expect(await toSes(message)).toBe(401)
  expect(fetched).toHaveLength(before)
  expect(await toSes(sns(bounce, { key: forgersKey }))).toBe(401)
  const other = sns(sesBounce('b-other'), { after: { Message: JSON.stringify(bounce) } })
  expect(await toSes(other)).toBe(401)
  expect(await disabled(reader)).toEqual([])
  // Even a report from the right sender has no effect on people it can't name.
  expect(await toSes(sns(sesBounce(reader.email)))).toBe(200)
  expect(await disabled(reader)).toEqual([])
})

test('NTF-02 while Amazon’s certificate can’t be fetched, Amazon is asked to repeat its report', async () => {
  const { reader, token } = await mailed('x-ses-message-tags')
  const url = certificateUrl.replace('0123', '4567')
  reachable = false
  expect(await toSes(sns(sesBounce(token), { after: { SigningCertURL: url } }))).toBe(503)
  reachable = true
  expect(await toSes(sns(sesBounce(token), { after: { SigningCertURL: url } }))).toBe(200)
  expect(await disabled(reader)).toEqual(['bounce'])
})
