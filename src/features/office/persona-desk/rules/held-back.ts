/** Why a reply is held back; each has its words in `persona_desk.refusals.against_rules`. */
export type HeldBack = 'real' | 'meeting' | 'contact' | 'money' | 'other'
