import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMessagesApi } from './messages-api.ts'

/** A provider with configurable responses that records the requests it receives. */
let provider: Server
let port = 0
let nextResponse: { status: number; body: string } | 'silence' = {
  status: 201,
  body: '{"sid":"SM1","status":"queued"}',
}
const requests: {
  line: string
  authorization: string | undefined
  type: string | undefined
  form: object
}[] = []
beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    const { authorization, 'content-type': type } = request.headers
    requests.push({ line: `${request.method} ${request.url}`, authorization, type, form })
    if (nextResponse !== 'silence')
      response
        .writeHead(nextResponse.status, { 'content-type': 'application/json' })
        .end(nextResponse.body)
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  port = (provider.address() as AddressInfo).port
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

const send = () =>
  createMessagesApi({
    url: `http://AC12:s%2Fecret@127.0.0.1:${port}?from=%2B15005550006`,
    timeoutMs: 300,
  })({
    to: '+31612345678',
    text: '482913 is your code. ąß',
  })

test('a message is one form-encoded request authenticated as the account', async () => {
  nextResponse = { status: 201, body: '{"sid":"SM1","status":"queued"}' }
  expect(await send()).toBe('taken')
  expect(requests.at(-1)).toEqual({
    line: 'POST /2010-04-01/Accounts/AC12/Messages.json',
    authorization: `Basic ${Buffer.from('AC12:s/ecret').toString('base64')}`,
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
    form: { To: '+31612345678', From: '+15005550006', Body: '482913 is your code. ąß' },
  })
})

test.each([
  [400, '{"code":21211,"message":"Invalid To"}'],
  [400, '{"code":21614,"message":"Not mobile"}'],
])('%s %s means that the number cannot receive text messages', async (status, body) => {
  nextResponse = { status, body }
  expect(await send()).toBe('unreachable')
})

test.each([
  [401, '{"code":20003,"message":"Authenticate"}', 'the SMS provider answered 401, code 20003'],
  [429, '{"code":20429}', 'the SMS provider answered 429, code 20429'],
  [500, 'oops', 'the SMS provider answered 500'],
  [200, '{}', 'the SMS provider answered 200'],
])('%s %s is an error that contains neither number nor text', async (status, body, message) => {
  nextResponse = { status, body }
  await expect(send()).rejects.toThrow(new Error(message))
})

test('a provider that never answers times out', async () => {
  nextResponse = 'silence'
  await expect(send()).rejects.toThrow(/timeout|aborted/i)
})
