import type { Limits, NamedLimit } from '../limits/limits.ts'
import type { Log } from '../log/log.ts'
import { newDigits } from '../random.ts'
import { codeValidMs, resendAfterMs } from '#kernel/sms-code.ts'
import type { SendSms } from './sms.ts'

/** Sends codes that verify a phone number; one service for each feature that needs them. */
export interface SmsCodes {
  /**
   * Creates a code, stores it and sends it. The code is stored before it is sent, and discarded if
   * the limits or the provider refuse it.
   */
  issue(request: CodeRequest): Promise<CodeResult>
}

export interface CodeRequest {
  /** The number in E.164 format. */
  readonly number: string
  /** The number's keyed hash, so that the counters contain no numbers. */
  readonly numberHash: Buffer
  /** The network address of the member who requests it. */
  readonly address: string
  readonly site: number
  readonly now: Date
  readonly writeText: (code: string) => string
  /**
   * Stores the code's hash; false if another one was sent after `replaceableUntil`, in which case
   * that one stays valid.
   */
  readonly store: (code: string, times: CodeTimes) => Promise<boolean>
  readonly discard: () => Promise<unknown>
}

export interface CodeTimes {
  readonly sentAt: Date
  readonly expiresAt: Date
  readonly replaceableUntil: Date
}

/**
 * The times of a code that was sent, or why none was. `unreachable`: the number does not accept
 * messages; `not_sent`: the provider failed.
 */
export type CodeResult = CodeTimes | 'too_soon' | 'limit_reached' | 'unreachable' | 'not_sent'

/** Maximum number of codes to one number, or for one network address, within a period. */
export interface CodeQuota {
  readonly name: string
  readonly by: 'number' | 'address'
  readonly count: number
  readonly seconds: number
}

interface SmsCodesDeps {
  readonly limits: Pick<Limits, 'named'>
  readonly log: Log
  readonly sendSms: SendSms
}

/**
 * Creates a feature's service. Besides its quotas it limits codes to neighbouring numbers and per
 * site, so that no one can make the site send messages in bulk. If the counters are unavailable,
 * nothing is sent.
 */
export function createSmsCodes(
  { limits, log, sendSms }: SmsCodesDeps,
  feature: string,
  quotas: readonly CodeQuota[],
): SmsCodes {
  const registerLimit = (name: string, count: number, seconds: number): NamedLimit =>
    limits.named({
      name: `${feature}.${name}`,
      count,
      seconds,
      storage: 'database',
      ifDatabaseFails: 'refuse',
    })
  const counters = [
    ...quotas.map(({ name, by, count, seconds }) => ({
      by,
      limit: registerLimit(name, count, seconds),
    })),
    { by: 'range' as const, limit: registerLimit('range', 20, 3600) },
    { by: 'site' as const, limit: registerLimit('site', 1000, 86_400) },
  ]

  async function isWithinLimits({ number, numberHash, address, site, now }: CodeRequest) {
    const keys = {
      number: numberHash.toString('hex'),
      address,
      range: number.slice(0, -3),
      site: String(site),
    }
    // From the narrowest to the widest, stopping at the first refusal, because otherwise a few
    // accounts with refused requests would use up the entire site's limit.
    for (const { by, limit } of counters) {
      if ((await limit.consume(keys[by], now)).granted) continue
      if (by === 'site')
        log.warn({ site }, `${feature} has reached its daily limit of text messages`)
      return false
    }
    return true
  }

  return {
    async issue(request) {
      const { number, now, writeText, store, discard } = request
      const code = newDigits()
      const times: CodeTimes = {
        sentAt: now,
        expiresAt: new Date(now.getTime() + codeValidMs),
        replaceableUntil: new Date(now.getTime() - resendAfterMs),
      }
      if (!(await store(code, times))) return 'too_soon'
      if (!(await isWithinLimits(request))) {
        await discard()
        return 'limit_reached'
      }
      const sent = await sendSms({ to: number, text: writeText(code) }).catch((error: unknown) => {
        log.warn({ error }, 'sending a code by text message failed')
        return 'failed' as const
      })
      if (sent === 'taken') return times
      await discard()
      return sent === 'unreachable' ? 'unreachable' : 'not_sent'
    },
  }
}
