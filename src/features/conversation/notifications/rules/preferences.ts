/** The kinds of email a member can switch on and off (NTF-01), in the order of the settings. */
export const emailKinds = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'weekly_updates',
  'reminders',
  'news',
  'promotions',
] as const

export type EmailKind = (typeof emailKinds)[number]

/** How often emails about messages, likes and matches are sent. */
export const frequencies = ['at_once', 'daily', 'weekly'] as const

export type Frequency = (typeof frequencies)[number]

/** Why emails were switched off from outside the product (NTF-02). */
export type DisabledReason = 'bounce' | 'fbl' | 'listunsubscribe'

/** A member's choices about emails. */
export interface Preferences {
  readonly emails: Readonly<Record<EmailKind, boolean>>
  readonly frequency: Frequency
  /** Whether emails contain what was written. */
  readonly messageText: boolean
  /** Whether no email is sent at night. */
  readonly quietHours: boolean
  /** The member's time zone as their browser last reported it; null means the site's. */
  readonly timeZone: string | null
  /** The kinds that were switched off by unsubscribing in a mail app and not switched on since. */
  readonly unsubscribed: readonly EmailKind[]
}

/** The choices that apply until a member chooses: advertising and news only if they ask for it. */
export const defaultPreferences: Preferences = {
  emails: {
    new_conversations: true,
    new_messages: true,
    like: true,
    unread_message_reminders: true,
    weekly_updates: true,
    reminders: true,
    news: false,
    promotions: false,
  },
  frequency: 'at_once',
  messageText: false,
  quietHours: true,
  timeZone: null,
  unsubscribed: [],
}

/** The kinds that are sent. */
export type SentKind = EmailKind

/** Whether a text names a kind of email. */
export function isEmailKind(text: string): text is EmailKind {
  return (emailKinds as readonly string[]).includes(text)
}

/** Whether a time zone is known to this server, such as `Europe/Berlin`. */
export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
