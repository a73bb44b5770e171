/** Why a reply is held back; each has its words in `persona_desk.refusals.against_rules`. */
export type BlockedReason = 'real' | 'meeting' | 'contact' | 'money' | 'other'
