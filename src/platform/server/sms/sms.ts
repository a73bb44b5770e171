/** A text message to one phone. */
export interface Sms {
  /** The number in E.164 format, "+31612345678". */
  readonly to: string
  readonly text: string
}

/**
 * Hands a message to the provider: `taken`, or `unreachable` if the number does not accept
 * messages. Throws on any other error.
 */
export type SendSms = (sms: Sms) => Promise<'taken' | 'unreachable'>
