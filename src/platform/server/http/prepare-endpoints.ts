import type { Endpoint, Contract } from '#kernel/endpoint.ts'
import { type Caller, type Context, isStaff } from '#kernel/context.ts'
import { isRefusal, type Refusal } from '#kernel/refusal.ts'
import type { EndpointResult } from './response/endpoint-result.ts'
import { getCallerKey } from './request/get-caller-key.ts'
import { checkShape } from './request/check-shape.ts'
import type { HttpOptions } from './options.ts'
import { refuseEndpoint, refuseInput } from './response/platform-refusals.ts'
import { listPathFields, parseRoute } from './routes.ts'
import { type FieldFault, toFieldFaults } from './request/validation.ts'

/** How long after showing the second factor a staff member may use endpoints that require it. */
const recentMs = 10 * 60_000

type Needs<Site> = Pick<
  HttpOptions<Site>,
  'handlers' | 'phrases' | 'limits' | 'searchOpen' | 'mustAcceptTerms' | 'validateReplies'
>

/**
 * A prepared endpoint: `admit` checks the caller, `perform` validates the input and runs the
 * handler.
 */
export interface PreparedEndpoint<Site> {
  /** Null if this caller may use the endpoint. */
  admit(context: Context<Site, Caller>): EndpointResult | null
  /** Null unless this member must accept new terms first. */
  checkTerms(context: Context<Site, Caller>): Promise<EndpointResult | null>
  /**
   * Counts a call against the endpoint's limit; null if it may pass. `perform` does it, except for
   * uploads: those are counted before their body arrives, because some never complete it.
   */
  count(context: Context<Site, Caller>): Promise<EndpointResult | null>
  perform(
    fields: Readonly<Record<string, unknown>>,
    context: Context<Site, Caller>,
  ): Promise<EndpointResult>
}

/** A prepared endpoint with its record. */
export interface ServedEndpoint<Site> extends PreparedEndpoint<Site> {
  readonly name: string
  readonly call: Endpoint
}

/** Prepares every endpoint of the contract. Throws if one has no handler. */
export function prepareEndpoints<Site>(
  options: Needs<Site> & { readonly contract: Contract },
): ReadonlyMap<string, ServedEndpoint<Site>> {
  const calls = Object.entries(options.contract)
  return new Map(
    calls.map(([name, call]) => [name, { name, call, ...readyCall(name, call, options) }]),
  )
}

/** Prepares everything about one endpoint that does not depend on a request. */
function readyCall<Site>(name: string, call: Endpoint, needs: Needs<Site>): PreparedEndpoint<Site> {
  const { phrases } = needs
  const handler = needs.handlers[name] as
    | ((input: unknown, context: Context<Site, Caller>) => Promise<unknown>)
    | undefined
  if (handler === undefined) throw new Error(`no handler for the endpoint ${name}`)
  const { access: rule } = call
  if (typeof rule === 'object' && !parseRoute(call).path.startsWith('/api/office/'))
    throw new Error(
      `${name} is a back office endpoint outside /api/office, where the back office session is not sent`,
    )
  const inPath = new Set(listPathFields(call))
  const limit = call.rateLimit && needs.limits.named(call.rateLimit)

  async function count(context: Context<Site, Caller>): Promise<EndpointResult | null> {
    const verdict = await limit?.consume(
      call.rateLimit?.by === 'address' ? context.address : getCallerKey(context),
      context.now,
    )
    if (verdict?.granted !== false) return null
    const { retryAfterSeconds } = verdict
    return refuseEndpoint(phrases, context.locale, 'too_many', { retryAfterSeconds })
  }

  return {
    count,
    async checkTerms(context) {
      const { viewer } = context
      if (!needsTerms(call) || viewer === null || isStaff(viewer)) return null
      const due = await needs.mustAcceptTerms?.({ ...context, viewer })
      return due === true ? refuseEndpoint(phrases, context.locale, 'terms_not_accepted') : null
    },
    admit(context) {
      const { viewer } = context
      if (typeof rule === 'object') {
        if (!isStaff(viewer) || !rule.staff.includes(viewer.role))
          return refuseEndpoint(phrases, context.locale, 'not_found')
        return call.secondFactor === 'recent' && !isRecentlyConfirmed(context)
          ? refuseEndpoint(phrases, context.locale, 'second_factor_needed')
          : null
      }
      const member = isStaff(viewer) ? null : viewer
      const refused =
        member === null &&
        (rule === 'member' ||
          (rule === 'searcher' && !needs.searchOpen(context.site, { ...context, viewer: member })))
      return refused ? refuseEndpoint(phrases, context.locale, 'authentication_required') : null
    },

    async perform(fields, context) {
      const { locale } = context
      const invalid = (faults: readonly FieldFault[]): EndpointResult => {
        // An impossible id gets the same response as a missing one.
        if (faults.some(({ path }) => inPath.has(path)))
          return refuseEndpoint(phrases, locale, 'not_found')
        return refuseInput(phrases, locale, faults)
      }
      const misshapen = checkShape(fields)
      if (misshapen !== null) return invalid([misshapen])
      const parsed = call.input.safeParse(fields)
      if (!parsed.success) return invalid(toFieldFaults(parsed.error.issues, fields))

      if (needsSecondFactor(call, parsed.data) && !isRecentlyConfirmed(context))
        return refuseEndpoint(phrases, locale, 'second_factor_needed')
      const refused = call.body === 'bytes' ? null : await count(context)
      if (refused !== null) return refused
      const value = await handler(parsed.data, context)
      if (isRefusal(value)) return toRefusalResult(name, call, value, context, needs)
      if (needs.validateReplies === true) checkReply(name, call, value)
      return { ok: true, value }
    },
  }
}

/** Whether a member must have accepted the newest terms to use an endpoint: if it changes something. */
export function needsTerms({ access, route, sameOrigin, openWithoutTerms }: Endpoint): boolean {
  if (access !== 'member' || openWithoutTerms === true) return false
  return !route.startsWith('GET ') || sameOrigin === true
}

function isRecentlyConfirmed({ viewer, now }: Context<unknown, Caller>): boolean {
  return isStaff(viewer) && now.getTime() - viewer.confirmedAt.getTime() <= recentMs
}

/** Whether this input is one that needs the second factor, though not every input does. */
function needsSecondFactor({ secondFactor }: Endpoint, input: unknown): boolean {
  if (typeof secondFactor !== 'object') return false
  const fields = input as Readonly<Record<string, unknown>>
  return Object.entries(secondFactor).some(([field, values]) =>
    values.includes(String(fields[field])),
  )
}

function toRefusalResult<Site>(
  name: string,
  call: Endpoint,
  answer: Refusal,
  context: Context<Site, Caller>,
  needs: Needs<Site>,
): EndpointResult {
  if (answer.refusal === 'not_found')
    return refuseEndpoint(needs.phrases, context.locale, 'not_found')
  if (answer.refusal === 'input.invalid') {
    const fault = { path: answer.field ?? '', reason: 'input.invalid' }
    return refuseInput(needs.phrases, context.locale, [fault])
  }
  const status = call.errors?.[answer.refusal]
  if (status === undefined)
    throw new Error(`${name} returned the undeclared error ${answer.refusal}`)
  const phrase = answer.refusal.replace('.', '.refusals.')
  const message = needs.phrases.translate(context.locale, phrase, answer.with)
  return {
    ok: false,
    refusal: {
      status,
      code: answer.refusal,
      message,
      ...(answer.field !== undefined && { field: answer.field }),
      ...(answer.with !== undefined && { with: answer.with }),
    },
  }
}

function checkReply(name: string, call: Endpoint, value: unknown): void {
  const serialized =
    value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
  const parsed = call.output.safeParse(serialized)
  if (!parsed.success)
    throw new Error(
      `${name} returned an output that violates its contract: ${JSON.stringify(parsed.error.issues)}`,
    )
}
