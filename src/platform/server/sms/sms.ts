/** A short message to one phone. */
export interface Sms {
  /** The number as E.164 writes it, "+31612345678". */
  readonly to: string
  readonly text: string
}

/** Hands a message to whoever sends it: `taken`, or `unreachable` where that number takes none. Any other trouble is thrown. */
export type SendSms = (sms: Sms) => Promise<'taken' | 'unreachable'>
