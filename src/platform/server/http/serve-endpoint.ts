import type { Endpoint } from '#kernel/endpoint.ts'
import { type Caller, type Context, isStaff } from '#kernel/context.ts'
import { releaseBuffer } from '../release-buffer.ts'
import type { Phrases } from '../phrases.ts'
import type { SiteRequest, HttpContext } from './request/site-request.ts'
import type { EndpointResult } from './response/endpoint-result.ts'
import type { ServedEndpoint } from './prepare-endpoints.ts'
import { refuseEndpoint, refuseInput } from './response/platform-refusals.ts'
import { getCallerKey } from './request/get-caller-key.ts'
import { readInput, defaultBodyLimit } from './request/read-input.ts'
import type { UploadControl, UploadPace } from './request/read-body.ts'
import type { UploadBudget, UploadCaller } from './request/upload-budget.ts'
import { isFromOwnPage, isAllowedToChange } from './request/same-origin.ts'

interface Tools {
  readonly phrases: Phrases
  readonly uploadBudget: UploadBudget
  readonly uploadPace: UploadPace
}

/** Serves an endpoint over HTTP: checks the origin, then the caller, then the input. */
export async function serveEndpoint<Site>(
  c: HttpContext<Site>,
  siteRequest: SiteRequest<Site>,
  served: ServedEndpoint<Site>,
  tools: Tools,
): Promise<EndpointResult> {
  const { call } = served
  const { phrases } = tools
  const { locale } = siteRequest.visitor
  const context = await getCallerContext(siteRequest, call)
  // Callers who are not staff must not find out anything about the back office, not even that other
  // origins are refused.
  const hidden = isOffice(call) ? served.admit(context) : null
  if (hidden !== null) return hidden
  if (!isAllowedOrigin(siteRequest, call)) return refuseEndpoint(phrases, locale, 'foreign_origin')
  const refused = served.admit(context) ?? (await served.checkTerms(context))
  if (refused !== null) return refused
  if (call.body !== 'bytes') return readAndPerform(c, siteRequest, served, { phrases, context })
  const upload = tools.uploadBudget.begin(toUploadCaller(context), getExpectedBytes(c, call))
  if (upload === null) return refuseEndpoint(phrases, locale, 'too_many', { retryAfterSeconds: 10 })
  try {
    const control = { grow: upload.grow, pace: tools.uploadPace }
    return (
      (await served.count(context)) ??
      (await readAndPerform(c, siteRequest, served, { phrases, context, upload: control }))
    )
  } finally {
    upload.release()
  }
}

/** Anyone who has not confirmed an address shares a budget with their network: accounts cost nothing. */
function toUploadCaller<Site>(context: Context<Site, Caller>): UploadCaller {
  const { viewer, address } = context
  const confirmed = viewer !== null && (isStaff(viewer) || viewer.status === 'active')
  return { key: confirmed ? getCallerKey(context) : address, confirmed }
}

async function readAndPerform<Site>(
  c: HttpContext<Site>,
  siteRequest: SiteRequest<Site>,
  served: ServedEndpoint<Site>,
  {
    phrases,
    context,
    upload,
  }: {
    readonly phrases: Phrases
    readonly context: Context<Site, Caller>
    readonly upload?: UploadControl
  },
): Promise<EndpointResult> {
  const { call } = served
  const { locale } = siteRequest.visitor
  const input = await readInput(c, call, siteRequest.url, upload)
  if (input.ok) {
    const currentContext = await refreshContext(siteRequest, call, context)
    return served.admit(currentContext) ?? performWith(input.fields, served, currentContext)
  }
  if (input.code === 'input.invalid') return refuseInput(phrases, locale, input.faults ?? [])
  const more = input.code === 'too_many' ? { retryAfterSeconds: 10 } : {}
  return refuseEndpoint(phrases, locale, input.code, more)
}

/** The body size according to its header; the maximum size if the header is missing. */
function getExpectedBytes<Site>(c: HttpContext<Site>, call: Endpoint): number {
  const limit = call.bodyLimit ?? defaultBodyLimit
  const declared = Number(c.req.header('content-length') ?? limit)
  return Number.isFinite(declared) ? Math.min(Math.max(declared, 0), limit) : limit
}

/**
 * Looks up the caller again once the complete request has arrived, because a session that ended
 * during the upload may no longer call the endpoint.
 */
function refreshContext<Site>(
  siteRequest: SiteRequest<Site>,
  call: Endpoint,
  before: Context<Site, Caller>,
) {
  if (before.viewer === null || call.route.startsWith('GET ')) return before
  siteRequest.renew()
  return getCallerContext(siteRequest, call)
}

/** Runs the endpoint; an uploaded file belongs to the handler only until it returns. */
async function performWith<Site>(
  fields: Readonly<Record<string, unknown>>,
  served: ServedEndpoint<Site>,
  context: Context<Site, Caller>,
): Promise<EndpointResult> {
  try {
    return await served.perform(fields, context)
  } finally {
    if (served.call.body === 'bytes' && fields.bytes instanceof Uint8Array)
      releaseBuffer(fields.bytes)
  }
}

/**
 * The context for calling an endpoint: a back office endpoint uses only the back office session.
 */
export function getCallerContext<Site>(
  siteRequest: SiteRequest<Site>,
  call: Endpoint,
): Promise<Context<Site, Caller>> | Context<Site, Caller> {
  if (isOffice(call)) return siteRequest.staff()
  return call.access === 'machine' ? siteRequest.visitor : siteRequest.context()
}

function isOffice(call: Endpoint): boolean {
  return typeof call.access === 'object'
}

function isAllowedOrigin<Site>(siteRequest: SiteRequest<Site>, call: Endpoint): boolean {
  if (call.access === 'machine') return true
  if (call.sameOrigin === true) return isFromOwnPage(siteRequest.host, siteRequest.origin)
  return call.route.startsWith('GET ') || isAllowedToChange(siteRequest.host, siteRequest.origin)
}
