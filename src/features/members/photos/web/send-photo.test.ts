import { expect, test } from 'vitest'
import { sendPhoto } from './send-photo.ts'

/** A request whose outcome the test controls. */
function fakeRequest() {
  const sent: unknown[] = []
  const request = {
    upload: {} as Record<string, (event: object) => void>,
    status: 0,
    responseText: '',
    open: (...all: unknown[]) => sent.push(all),
    setRequestHeader: (...all: unknown[]) => sent.push(all),
    send: (body: unknown) => sent.push(body),
    abort() {
      this.onabort?.()
    },
    onload: undefined as (() => void) | undefined,
    onerror: undefined as (() => void) | undefined,
    onabort: undefined as (() => void) | undefined,
  }
  return { request, said: sent }
}

function start(type = 'image/jpeg') {
  const { request, said } = fakeRequest()
  const file = new File(['bytes'], 'one.jpg', { type })
  const steps: number[] = []
  const sending = sendPhoto({
    id: 'an-id',
    file,
    onProgress: (percent) => steps.push(percent),
    sentences: { offline: 'Offline.', fault: 'Fault.' },
    makeRequest: () => request as unknown as XMLHttpRequest,
  })
  const answer = (status: number, body: string) => {
    Object.assign(request, { status, responseText: body })
    request.onload?.()
    return sending.answer
  }
  return { request, said, file, steps, sending, answer }
}

test('the file is the body, its id is in the URL, its type is the one the device reports', () => {
  const { said, file } = start()
  expect(said).toEqual([
    ['POST', '/api/profile/photos?id=an-id'],
    ['accept', 'application/json'],
    ['content-type', 'image/jpeg'],
    file,
  ])
  expect(start('').said[2]).toEqual(['content-type', 'application/octet-stream'])
})

test('progress is reported as an integer percentage, and reaches 100 only when the last byte has been sent', () => {
  const { request, steps } = start()
  for (const loaded of [0, 333, 999, 1000])
    request.upload.onprogress?.({ lengthComputable: true, loaded, total: 1000 })
  request.upload.onprogress?.({ lengthComputable: false, loaded: 5, total: 0 })
  request.upload.onload?.({})
  expect(steps).toEqual([0, 33, 99, 99, 100])
})

test('a server response is passed on, and an unreadable response is an error', async () => {
  expect(await start().answer(200, '{"photo":{"id":"x"}}')).toEqual({
    ok: true,
    value: { photo: { id: 'x' } },
  })
  expect(
    await start().answer(422, '{"error":{"code":"photos.unreadable","message":"Damaged."}}'),
  ).toEqual({
    ok: false,
    refusal: { code: 'photos.unreadable', message: 'Damaged.', status: 422 },
  })
  expect(
    await start().answer(
      403,
      '{"authentication_required":true,"error":{"code":"authentication_required","message":"Log in."}}',
    ),
  ).toMatchObject({
    refusal: { authenticationRequired: true, message: 'Log in.' },
  })
  for (const page of ['<h1>Bad gateway</h1>', '', 'null', '{"photo":']) {
    expect(await start().answer(502, page)).toMatchObject({
      ok: false,
      refusal: { code: 'fault', message: 'Fault.', status: 502 },
    })
  }
})

test('a lost connection and a cancelled upload are distinguished', async () => {
  const lost = start()
  lost.request.onerror?.()
  expect(await lost.sending.answer).toMatchObject({
    ok: false,
    refusal: { code: 'offline', message: 'Offline.' },
  })
  const stopped = start()
  stopped.sending.cancel()
  expect(await stopped.sending.answer).toMatchObject({ ok: false, refusal: { code: 'cancelled' } })
})
