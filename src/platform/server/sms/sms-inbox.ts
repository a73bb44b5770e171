import type { Clock } from '#platform/server/clock.ts'
import type { SendSms, Sms } from './sms.ts'

/** A message as stored by the demo. */
export interface StoredSms extends Sms {
  readonly at: Date
}

export interface SmsInbox {
  readonly send: SendSms
  /** The newest first; filtered by number if `to` is given. */
  list(to?: string): readonly StoredSms[]
}

/**
 * The text message inbox of a demo: stores the newest messages in memory instead of sending them.
 */
export function createSmsInbox({ clock, keep = 200 }: { clock: Clock; keep?: number }): SmsInbox {
  const stored: StoredSms[] = []
  return {
    async send(sms) {
      stored.unshift({ ...sms, at: clock.now() })
      stored.length = Math.min(stored.length, keep)
      return 'taken'
    },
    list: (to) => stored.filter((sms) => to === undefined || sms.to === to),
  }
}
