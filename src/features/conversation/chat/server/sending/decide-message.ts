import { checkPaidLimit } from '#features/safety/message-safety/server/index.ts'
import {
  decideEveryKind,
  decideSend,
  type Sendable,
  type SendDecision,
  type SendDecisions,
  type SendFacts,
} from '../../rules/decide-send.ts'
import { getPartnerState } from '../inbox/describe-partner.ts'
import type { Moment } from '../writer-context.ts'
import { currentBreak } from './current-break.ts'
import type { PricingFacts } from './facts.ts'

/** Decides about one message from the facts. */
export function decideMessage(facts: PricingFacts, moment: Moment, sent: Sendable): SendDecision {
  return decideSend(toSendFacts(facts, moment), moment.site.settings, sent)
}

/** Decides about every kind of message, for the displayed cost. */
export function decideEveryMessage(facts: PricingFacts, moment: Moment): SendDecisions {
  return decideEveryKind(toSendFacts(facts, moment), moment.site.settings)
}

function toSendFacts({ partner, side, writer }: PricingFacts, { site, now }: Moment): SendFacts {
  return {
    partner: { kind: partner.kind, state: getPartnerState(partner, site) },
    conversation:
      side === null
        ? null
        : { startedByWriter: side.started, sent: side.sent, closed: side.closed_at !== null },
    writer: {
      kind: writer.writer_kind,
      premium: writer.premium,
      unconfirmed: writer.unconfirmed,
      started: writer.conversations_started,
      answeredBefore: writer.answered_before,
      acknowledged: writer.acknowledged,
      limit: checkPaidLimit(writer.safety, site, now)?.reason ?? null,
      break: currentBreak(writer, now)?.kind ?? null,
    },
  }
}
