import { decideSend, type SendFacts, type SendTerms } from '../rules/decide-send.ts'

export const terms: SendTerms = {
  message_credits: 2,
  photo_credits: 4,
  gift_credits: 5,
  fictional: true,
  free_conversations: 2,
  free_first_message: true,
  free_first_answer: true,
}

export const free: SendFacts['writer'] = {
  kind: 'member',
  premium: false,
  started: 0,
  acknowledged: false,
}

export const premium: SendFacts['writer'] = {
  kind: 'member',
  premium: true,
  started: 9,
  acknowledged: false,
}

export const member: SendFacts['partner'] = { kind: 'member', state: 'active' }
export const fictional: SendFacts['partner'] = { kind: 'fictional', state: 'active' }
/** The state of the conversation: started by the partner, or by the writer. */
export const answering = { startedByWriter: false, sent: 0 }
export const going = { startedByWriter: true, sent: 1 }

/** The decision about a free member's first message to a member, with different facts and terms. */
export const decide = (facts: Partial<SendFacts>, with_: Partial<SendTerms> = {}) =>
  decideSend(
    { partner: member, conversation: null, writer: free, ...facts },
    { ...terms, ...with_ },
  )
