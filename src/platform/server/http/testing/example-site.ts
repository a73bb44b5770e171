import { setTimeout as after } from 'node:timers/promises'
import type { Viewer } from '#kernel/context.ts'
import type { Handlers } from '#kernel/handler.ts'
import { isLocale, type Locale, locales } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { createClock } from '../../clock.ts'
import { createLimits } from '../../limits/limits.ts'
import { createLog } from '../../log/log.ts'
import { type Catalogue, createPhrases } from '../../phrases.ts'
import { createHttp, type Http } from '../http.ts'
import type { HttpOptions } from '../options.ts'
import { exampleContract } from './example-contract.ts'

/** The test product's record of a site. */
export interface ExampleSite {
  readonly name: string
  readonly searchOpen: boolean
}

/** The id of the only existing thing. */
export const knownThing = '11111111-1111-4111-8111-111111111111'
/** The session token of the only member. */
export const knownToken = 'a-token'

const member: Viewer = { account: 7, member: knownThing, pool: 1, status: 'active', session: 1 }

const handlers: Handlers<typeof exampleContract, ExampleSite> = {
  'example.read_thing': async ({ thing, size }) =>
    thing === knownThing ? { thing, size: size ?? null } : refuse('not_found'),
  'example.find_things': async ({ colours }) => ({ colours: colours?.split(',') ?? [] }),
  'example.write_thing': async ({ name }, { viewer }) =>
    name === 'taken'
      ? refuse('example.name_taken', { field: 'name', with: { name } })
      : { name, by: viewer.account },
  'example.sign_up': async () => null,
  'example.subscribe': async () => ({ subscribed: true }),
  'example.log_out': async (_, context) => {
    context.setCookie({ name: '__Host-auth.session', value: '', maxAgeSeconds: 0, httpOnly: true })
    context.setCookie({ name: 'left', value: 'a b', maxAgeSeconds: 60, httpOnly: false })
    return null
  },
  'example.delete_thing': async ({ id }) => ({ deleted: id }),
  'example.upload': async ({ bytes, type }) => ({ size: bytes.byteLength, type }),
  'example.hook': async () => null,
  'example.fail': async ({ how }) => {
    if (how === 'throw') throw new Error('the secret reason')
    return how === 'undeclared'
      ? (refuse('example.undeclared') as never)
      : ({ fine: false } as never)
  },
  'example.wait': async () => {
    await after(300)
    return { text: 'word '.repeat(1000) }
  },
}

/** The running test server: its address, and what it logged. */
export interface ExampleServer {
  readonly url: string
  readonly http: Http<ExampleSite>
  readonly logged: string[]
  readonly figures: () => ReturnType<ReturnType<typeof createLimits>['figures']>
}

/** Starts the test server on a free port. */
export async function startExampleServer(
  overrides: Partial<HttpOptions<ExampleSite>> = {},
): Promise<ExampleServer> {
  const logged: string[] = []
  const log = createLog({ write: (line) => void logged.push(line) })
  const limits = createLimits({ log })
  const http = createHttp<ExampleSite>({
    contract: exampleContract,
    handlers,
    findSite: (host) =>
      host === 'localhost' || host === '127.0.0.1'
        ? { name: 'example', searchOpen: false }
        : host === 'open.test'
          ? { name: 'open', searchOpen: true }
          : null,
    findViewer: async (token) => (token === knownToken ? member : null),
    searchOpen: (site) => site.searchOpen,
    chooseLocale: (_, cookies) =>
      isLocale(cookies.i18n_redirected) ? cookies.i18n_redirected : 'en',
    phrases: createPhrases(await examplePhrases()),
    clock: createClock(),
    log,
    limits,
    pages: async ({ url, nonce, context, call }) => {
      if (url.pathname === '/fail') throw new Error('the secret reason')
      if (url.pathname === '/away') return { status: 302, location: '//evil.test/' }
      if (url.pathname === '/on') return { status: 302, location: '/members' }
      const result = await call('example.find_things', {
        colours: ['red', 'blue'],
        other: undefined,
      })
      const text = `${context.viewer?.account ?? 'visitor'} ${JSON.stringify(result)}`
      return {
        status: url.pathname === '/gone' ? 404 : 200,
        html: `<script nonce="${nonce}"></script>${text}`,
        secret: url.pathname === '/secret',
      }
    },
    extra: (app, { context, send, refuse: no }) => {
      app.get('/media/:photo', async (c) => {
        const { viewer } = await context(c)
        if (viewer === null) return no(c, 'not_found')
        return send(c, {
          status: 200,
          kind: 'media',
          type: 'image/webp',
          body: new Uint8Array([1, 2, 3]),
        })
      })
    },
    mountDevPages: (app) => void app.get('/dev/mail', (c) => c.html('<p>mail</p>')),
    validateReplies: true,
    ...overrides,
  })
  const server = await http.listen(0)
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, http, logged, figures: limits.figures }
}

async function examplePhrases(): Promise<Catalogue> {
  const read = async (locale: Locale) => {
    const module = (await import(`../../../locales/${locale}.ts`)) as Record<string, object>
    const example = { refusals: { name_taken: '{name} is taken.', same: 'Not the same, please.' } }
    return [locale, { platform: module[locale] ?? {}, example }] as const
  }
  return Object.fromEntries(await Promise.all(locales.map(read))) as unknown as Catalogue
}
