import type { Call } from '#kernel/call.ts'
import type { Caller, Context } from '#kernel/context.ts'
import { giveBack } from '../give-back.ts'
import type { Phrases } from '../phrases.ts'
import type { Asked, HttpContext } from './asked.ts'
import type { CallAnswer } from './call-answer.ts'
import type { ServedCall } from './perform-call.ts'
import { refuseCall, refuseInput } from './platform-refusals.ts'
import { callerKey } from './caller-key.ts'
import { readInput, standardBodyLimit } from './read-input.ts'
import type { Room } from './room.ts'
import { comesFromOwnPage, mayChange } from './same-origin.ts'

/** Serves an endpoint over HTTP: checks the origin, then the caller, then the input. */
export async function serveCall<Site>(
  c: HttpContext<Site>,
  asked: Asked<Site>,
  served: ServedCall<Site>,
  { phrases, room }: { readonly phrases: Phrases; readonly room: Room },
): Promise<CallAnswer> {
  const { call } = served
  const { locale } = asked.visitor
  const context = await callerOf(asked, call)
  // Callers who are not staff learn nothing about the back office, not even that other origins are
  // refused.
  const hidden = isOffice(call) ? served.admit(context) : null
  if (hidden !== null) return hidden
  if (!comesFromAllowedPlace(asked, call)) return refuseCall(phrases, locale, 'foreign_origin')
  const refused = served.admit(context)
  if (refused !== null) return refused
  if (call.body !== 'bytes') return readAndPerform(c, asked, served, { phrases, context })
  const leave = room.enter(callerKey(context), bytesToCome(c, call))
  if (leave === null) return refuseCall(phrases, locale, 'too_many', { retryAfterSeconds: 10 })
  try {
    return await readAndPerform(c, asked, served, { phrases, context })
  } finally {
    leave()
  }
}

async function readAndPerform<Site>(
  c: HttpContext<Site>,
  asked: Asked<Site>,
  served: ServedCall<Site>,
  { phrases, context }: { readonly phrases: Phrases; readonly context: Context<Site, Caller> },
): Promise<CallAnswer> {
  const { call } = served
  const { locale } = asked.visitor
  const input = await readInput(c, call, asked.url)
  if (input.ok) {
    const asker = await askerOfWhole(asked, call, context)
    return served.admit(asker) ?? performWith(input.fields, served, asker)
  }
  if (input.code === 'input.invalid') return refuseInput(phrases, locale, input.faults ?? [])
  return refuseCall(phrases, locale, input.code)
}

/** The body size according to its header; the maximum size if the header is missing. */
function bytesToCome<Site>(c: HttpContext<Site>, call: Call): number {
  const most = call.bodyLimit ?? standardBodyLimit
  const said = Number(c.req.header('content-length') ?? most)
  return Number.isFinite(said) ? Math.min(Math.max(said, 0), most) : most
}

/**
 * Looks up the caller again once the whole request has arrived: a session that ended during the
 * upload may no longer call the endpoint.
 */
function askerOfWhole<Site>(asked: Asked<Site>, call: Call, before: Context<Site, Caller>) {
  if (before.viewer === null || call.http.startsWith('GET ')) return before
  asked.renew()
  return callerOf(asked, call)
}

/** Runs the endpoint; an uploaded file belongs to the handler only until it returns. */
async function performWith<Site>(
  fields: Readonly<Record<string, unknown>>,
  served: ServedCall<Site>,
  context: Context<Site, Caller>,
): Promise<CallAnswer> {
  try {
    return await served.perform(fields, context)
  } finally {
    if (served.call.body === 'bytes' && fields.bytes instanceof Uint8Array) giveBack(fields.bytes)
  }
}

/**
 * The context for calling an endpoint: a back office endpoint uses the back office session and no
 * other.
 */
export function callerOf<Site>(asked: Asked<Site>, call: Call): Promise<Context<Site, Caller>> | Context<Site, Caller> {
  if (isOffice(call)) return asked.staff()
  return call.viewer === 'machine' ? asked.visitor : asked.context()
}

function isOffice(call: Call): boolean {
  return typeof call.viewer === 'object'
}

function comesFromAllowedPlace<Site>(asked: Asked<Site>, call: Call): boolean {
  if (call.viewer === 'machine') return true
  if (call.sameOrigin === true) return comesFromOwnPage(asked.host, asked.origin)
  return call.http.startsWith('GET ') || mayChange(asked.host, asked.origin)
}
