import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { uploadLimits } from '#kernel/image-limits.ts'
import { attempt, describeError, fail, type Finding, ok, warn } from './finding.ts'

const timeoutMs = 30_000
const certificateDays = 14
/** How long to wait for a refusal before sending a large body. */
const earlyAnswerMs = 2_000
const guide = 'See docs/self-hosting.md, Reverse proxy.'

/**
 * Looks at the site as a browser does, through the proxy: every common mistake has its own finding.
 */
export async function checkPublic(publicUrl: string, now: Date): Promise<readonly Finding[]> {
  const url = new URL(publicUrl)
  let page: Answer
  try {
    page = await ask(url, '/robots.txt')
  } catch (error) {
    return [fail('public URL', `${publicUrl}: ${describeError(error)}`, adviseConnection(error))]
  }
  const reached = checkReached(publicUrl, page)
  if (reached.state === 'fail') return [reached]
  return [
    reached,
    checkProxy(url, page),
    checkHeaders(page, url),
    ...checkCertificate(page, now),
    checkPublicClock(page, now),
    ...(await attempt('live connection', guide, async () => [await checkUpgrade(url)])),
    ...(await attempt('upload', guide, async () => [await checkUpload(url)])),
  ]
}

function checkReached(publicUrl: string, { status, body }: Answer): Finding {
  if (status === 421 || /unknown_host/.test(body))
    return fail(
      'public URL',
      `${publicUrl} answers, but the site doesn’t know this host.`,
      'The proxy has to pass the Host header (nginx: proxy_set_header Host $host;), and a site has to have this host (node bin/bootstrap.mjs site list).',
    )
  if (status === 502 || status === 503 || status === 504)
    return fail(
      'public URL',
      `${publicUrl} answers with ${status}.`,
      'The proxy doesn’t reach the site: start it, and compare MINUET_PORT with the proxy’s port.',
    )
  if (status !== 200 || !/^Sitemap: /m.test(body))
    return fail(
      'public URL',
      `${publicUrl} answers with ${status}, but it isn’t this site.`,
      'Something else answers at this address; check DNS and the proxy.',
    )
  return ok('public URL', `${publicUrl} is answered by this site.`)
}

/**
 * The site writes its own address as it sees it: without a trusted proxy it mistakes https for
 * http.
 */
function checkProxy(url: URL, { body }: Answer): Finding {
  const seen = URL.parse(/^Sitemap: (\S+)$/m.exec(body)?.[1] ?? '')
  if (seen?.origin === url.origin) return ok('proxy', `The site sees requests for ${url.origin}.`)
  if (seen?.host === url.host)
    return fail(
      'proxy',
      `The site sees ${url.origin} as ${seen.origin}: it doesn’t trust the proxy, so all visitors share one address and lock each other out.`,
      'Name the proxy’s address in MINUET_TRUSTED_PROXIES, such as 127.0.0.1,::1, and let it set X-Forwarded-For and X-Forwarded-Proto.',
    )
  return fail(
    'proxy',
    `The site sees ${url.origin} as ${seen?.origin ?? 'nothing'}.`,
    'The proxy changes the host; let it pass the Host header.',
  )
}

function checkHeaders({ headers }: Answer, url: URL): Finding {
  const needed = ['content-security-policy', 'x-content-type-options', 'referrer-policy']
  if (url.protocol === 'https:') needed.push('strict-transport-security')
  const missing = needed.filter((name) => headers[name] === undefined)
  if (missing.length === 0) return ok('headers', 'Security headers arrive.')
  return fail(
    'headers',
    `Missing: ${missing.join(', ')}.`,
    'The proxy removes them; let it pass all headers of the site.',
  )
}

function checkCertificate({ certificateEnds }: Answer, now: Date): readonly Finding[] {
  if (certificateEnds === null) return []
  const days = Math.floor((certificateEnds.getTime() - now.getTime()) / 86_400_000)
  const text = `The certificate is valid for another ${days} days.`
  return [
    days < certificateDays
      ? warn('certificate', text, 'Renew it, and check that this happens automatically.')
      : ok('certificate', text),
  ]
}

function checkPublicClock({ headers }: Answer, now: Date): Finding {
  const seconds = Math.round((new Date(headers.date ?? now).getTime() - now.getTime()) / 1000)
  return Math.abs(seconds) <= 30
    ? ok('proxy clock', 'The proxy’s clock agrees with this machine’s.')
    : warn(
        'proxy clock',
        `The proxy’s clock differs by ${Math.abs(seconds)} s.`,
        'Synchronise both machines, for example with chrony.',
      )
}

/** Without a session the site itself answers an upgrade with 403; a proxy that drops it sends 404. */
async function checkUpgrade(url: URL): Promise<Finding> {
  const { status, body } = await ask(url, '/api/live', {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      origin: url.origin,
      'sec-websocket-version': '13',
      'sec-websocket-key': 'bWludWV0IGRvY3RvciBrZQ==',
    },
  })
  if (status === 101 || (status === 403 && /authentication_required/.test(body)))
    return ok('live connection', 'WebSocket upgrades reach the site.')
  if (status === 429)
    return ok(
      'live connection',
      'WebSocket upgrades reach the site; it refused this one because there were too many.',
    )
  return fail(
    'live connection',
    `A WebSocket upgrade at /api/live is answered with ${status}.`,
    'The proxy has to forward upgrades (nginx: proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";).',
  )
}

/** A photo of the largest size, without a session: the site refuses it, but not for its size. */
async function checkUpload(url: URL): Promise<Finding> {
  const status = await sendPhoto(url, 3)
  if (status === 413)
    return fail(
      'upload',
      'A photo of 12 MB is refused as too large (413).',
      'Raise the proxy’s limit to 16 MB (nginx: client_max_body_size 16m;).',
    )
  if (status >= 500) return warn('upload', `A photo of 12 MB is answered with ${status}.`, guide)
  return ok('upload', 'A photo of 12 MB reaches the site.')
}

/** Returns the status. A refusal may be lost if the connection is closed while the photo is sent. */
async function sendPhoto(url: URL, tries: number): Promise<number> {
  try {
    const { status } = await ask(url, '/api/profile/photos', {
      method: 'POST',
      // Without it, the site closes the connection with its refusal, and that may be lost.
      headers: { 'content-type': 'image/jpeg', origin: url.origin, connection: 'keep-alive' },
      body: Buffer.alloc(uploadLimits.bytes),
    })
    return status
  } catch (error) {
    if (tries === 1) throw error
    return sendPhoto(url, tries - 1)
  }
}

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** When the certificate expires; null without TLS. */
  readonly certificateEnds: Date | null
}

function ask(
  url: URL,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? requestHttps : requestHttp
    const sent: ClientRequest = start(new URL(path, url), {
      method,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
      agent: false,
      timeout: timeoutMs,
    })
    let ends: string | undefined
    sent.on('socket', (socket: TLSSocket) =>
      socket.once('secureConnect', () => (ends = socket.getPeerCertificate().valid_to)),
    )
    const answer = (response: IncomingMessage, text: string) => {
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: text,
        certificateEnds: ends === undefined ? null : new Date(ends),
      })
      sent.destroy()
    }
    sent.on('upgrade', (response) => answer(response, ''))
    sent.on('response', (response) => {
      // The body of an early answer may never end, because the site stops reading the request.
      if (body !== undefined) return answer(response, '')
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => (text += piece))
      response.on('end', () => answer(response, text))
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer within 30 seconds')))
    sent.on('error', reject)
    if (body === undefined) return void sent.end()
    // A refusal arrives before the body is sent, and could be lost if the connection is closed while
    // it is; a proxy that collects the body answers only afterwards.
    sent.flushHeaders()
    const sending = setTimeout(() => sent.end(body), earlyAnswerMs)
    sent.once('close', () => clearTimeout(sending))
  })
}

function adviseConnection(error: unknown): string {
  const text = describeError(error)
  if (/certificate|self.signed|altnames/i.test(text))
    return 'Install a certificate for this host, for example with certbot, or let Caddy do it.'
  if (/ENOTFOUND|EAI_AGAIN/.test(text)) return 'Let the DNS name point to this machine.'
  if (/ECONNREFUSED/.test(text)) return 'Start the proxy, and open its port in the firewall.'
  return guide
}
