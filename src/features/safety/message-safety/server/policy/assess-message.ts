import { newId } from '#platform/server/random.ts'
import { decidePause, isNight } from '#features/safety/wellbeing/index.ts'
import type { Kind } from '#features/members/fictional-profiles/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import { noticeInterval } from '../../rules/authenticity/notice-interval.ts'
import { classifyQuestion } from '../../rules/classifier/classify-question.ts'
import { findWarnings } from '../../rules/classifier/find-warnings.ts'
import { lintReply } from '../../rules/classifier/lint-reply.ts'
import {
  computeTextFingerprint,
  maxFingerprintDistance,
} from '../../rules/classifier/text-fingerprint.ts'
import { findSigns } from '../../rules/classifier/wellbeing/find-signs.ts'
import type { AddNotice, MessageEffect, RecordSignals, RecordWarnings } from './message-effect.ts'
import type { SenderFacts } from './sender-facts.ts'

/** Facts about a message, besides its text. */
export interface MessageFacts {
  /** A sender who is not a member is a staff member writing as that profile. */
  readonly from: Kind
  readonly to: Kind
  /** Whether its sender starts a conversation with it: no one has answered yet. */
  readonly opening: boolean
  readonly credits: number
  /** Null unless a member writes to a fictional profile. */
  readonly sender: SenderFacts | null
}

/** Period in which identical first messages are counted. */
const countedMs = 7 * 86_400_000

/**
 * The message policy: returns the effects of a message with this text; none for almost all messages
 * between members. An empty text, such as a gift's, has no effects except signals.
 */
export function assessMessage(
  text: string,
  facts: MessageFacts,
  { site, now }: { readonly site: Site; readonly now: Date },
): readonly MessageEffect[] {
  const effects =
    facts.from === 'member'
      ? [
          facts.to === 'fictional' ? answerQuestion(text) : null,
          facts.to === 'member' ? warnReader(text, facts, site, now) : null,
          recordSignals(text, facts, site, now),
        ]
      : [checkReply(text)]
  return effects.filter((effect) => effect !== null)
}

/** A member who paid to ask whether a profile is real gets the honest answer immediately. */
function answerQuestion(text: string): AddNotice | null {
  const interval = noticeInterval(classifyQuestion(text))
  return interval === null ? null : { type: 'add_notice', interval }
}

function warnReader(
  text: string,
  { opening }: MessageFacts,
  { settings }: Site,
  now: Date,
): RecordWarnings | null {
  const kinds = findWarnings(text)
  const textFingerprint = opening ? computeTextFingerprint(text) : null
  if (kinds.length === 0 && textFingerprint === null) return null
  return {
    type: 'record_warnings',
    kinds,
    text_fingerprint: textFingerprint && textFingerprint.map(toBits).join(''),
    max_distance: maxFingerprintDistance,
    threshold: settings.same_opener_people,
    since: new Date(now.getTime() - countedMs),
  }
}

function toBits(half: number): string {
  return (half >>> 0).toString(2).padStart(32, '0')
}

function recordSignals(
  text: string,
  { sender, credits }: MessageFacts,
  { settings, timeZone }: Site,
  now: Date,
): RecordSignals | null {
  if (sender === null) return null
  const signals = findSigns(text)
  const night = isNight(now, timeZone)
  const { spent_day: spentDay, spent_before: spentBefore, nights, attached, distress } = sender
  const recent = { spentDay, spentBefore, nights, attached, distress }
  const reasons = decidePause(recent, { credits, night, signs: signals }, settings)
  const until = new Date(now.getTime() + settings.care_pause_hours * 3_600_000)
  return { type: 'record_signals', night, signals, reasons, pause_id: newId(), until }
}

/** A message in a fictional profile’s name must follow the rules for replies. */
function checkReply(text: string): MessageEffect | null {
  const violations = lintReply(text)
  return violations.length === 0 ? null : { type: 'refuse', violations }
}
