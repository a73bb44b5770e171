/**
 * Evidence of a payer's residence as country codes: the chosen country, the network address, the
 * bank or card.
 */
export interface ResidenceEvidence {
  readonly chosen: string
  readonly address: string | null
  readonly bank: string | null
}

/**
 * `agree`: at least two match. `single`: there is only one. `contradict`: all known ones differ.
 */
export type EvidenceVerdict = 'agree' | 'single' | 'contradict'

/**
 * Determines the payer's country for VAT: the one that two pieces of evidence agree on (art. 24f of
 * implementing regulation (EU) 282/2011). If none agree, the bank's country is used, because
 * neither the payer nor an intermediate network can choose it; if it is unknown, the country chosen
 * by the payer, because network addresses change when travelling.
 */
export function determineResidence({ chosen, address, bank }: ResidenceEvidence): {
  country: string
  verdict: EvidenceVerdict
} {
  if (chosen === address || chosen === bank) return { country: chosen, verdict: 'agree' }
  if (bank !== null && bank === address) return { country: bank, verdict: 'agree' }
  if (bank === null && address === null) return { country: chosen, verdict: 'single' }
  return { country: bank ?? chosen, verdict: 'contradict' }
}
