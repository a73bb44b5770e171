/** Why a reply is blocked; the texts are in `persona_desk.refusals.against_rules`. */
export type BlockedReason = 'real' | 'meeting' | 'contact' | 'money' | 'other'
