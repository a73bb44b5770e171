import { createHash, timingSafeEqual } from 'node:crypto'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import { readBody } from '#platform/server/http/request/read-body.ts'
import type { HttpApp, HttpContext } from '#platform/server/http/request/site-request.ts'
import type { Site } from '#features/site/sites/index.ts'
import {
  type ProviderReport,
  readPostmarkReport,
  readSesReport,
} from '../rules/provider-reports.ts'
import type { NotificationsDeps } from './deps.ts'
import type { onReport } from './returned-mail/returned-mail.ts'
import { createSnsVerifier } from './sns-message.ts'

/** SNS messages have at most 256 kB; those of SES and Postmark contain no email. */
const maxBytes = 256 * 1024

type Answer = 'accepted' | 'refused' | 'later'
const statuses: Readonly<Record<Answer, number>> = { accepted: 200, refused: 401, later: 503 }

type Parts = Pick<NotificationsDeps, 'log' | 'providerReports' | 'fetchText'> & {
  readonly onReport: ReturnType<typeof onReport>
}

/**
 * The addresses for reports of mail providers about bounces and complaints: `/emails/reports/postmark`
 * and `/emails/reports/ses`. They exist only if the provider is configured, and the response says
 * nothing but whether the sender was recognized.
 */
export function providerRoutes({ log, providerReports, fetchText, onReport: report }: Parts) {
  const { postmarkSecret, sesTopic } = providerReports
  const verify = sesTopic === undefined ? null : createSnsVerifier(sesTopic, fetchText)

  async function record(read: ProviderReport | null): Promise<Answer> {
    if (read !== null) await report(read.token, read.report)
    return 'accepted'
  }

  async function handleSns(body: unknown, now: Date): Promise<Answer> {
    try {
      const message = (await verify?.(body, now)) ?? null
      if (message === null) return 'refused'
      if (message.Type === 'Notification') return record(readSesReport(parse(message.Message)))
      if (message.SubscribeURL !== undefined) {
        await fetchText(message.SubscribeURL)
        log.info('subscribed to the reports of Amazon SES')
      }
      return 'accepted'
    } catch (error) {
      log.warn({ error }, 'a report of Amazon SES could not be handled')
      return 'later'
    }
  }

  return (app: HttpApp<Site>, tools: RawRouteTools<Site>): void => {
    async function answer(
      c: HttpContext<Site>,
      handle: (body: unknown, now: Date) => Promise<Answer>,
    ): Promise<Response> {
      const bytes = await readBody(c, maxBytes)
      if (typeof bytes === 'string') return tools.refuse(c, bytes)
      const { now } = c.get('asked').visitor
      const result = await handle(parse(Buffer.from(bytes).toString('utf8')), now)
      return tools.send(c, {
        status: statuses[result],
        kind: 'data',
        type: 'application/json; charset=utf-8',
        body: JSON.stringify({ answer: result }),
      })
    }

    if (postmarkSecret !== undefined)
      app.post('/emails/reports/postmark', (c) =>
        answer(c, async (body) =>
          isSecret(c.req.header('authorization'), postmarkSecret)
            ? record(readPostmarkReport(body))
            : 'refused',
        ),
      )
    if (verify !== null) app.post('/emails/reports/ses', (c) => answer(c, handleSns))
  }
}

/** Undefined for a text that is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether HTTP basic authentication contains the secret as its password, compared in constant time. */
function isSecret(authorization: string | undefined, secret: string): boolean {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(authorization ?? '') ?? []
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? []
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(password), digest(secret))
}
