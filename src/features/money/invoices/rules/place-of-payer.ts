/** What points at where a payer lives, as country codes: what they chose, their network address, their bank or card. */
export interface PlaceProofs {
  readonly chosen: string
  readonly address: string | null
  readonly bank: string | null
}

/** `agree`: two or more say the same. `single`: there is but one. `contradict`: all that are known differ. */
export type PlaceVerdict = 'agree' | 'single' | 'contradict'

/**
 * Where a payer counts as living for the tax: the country that two proofs agree on (art. 24f of implementing regulation (EU)
 * 282/2011). Where none agree, the bank's word counts, for neither the payer nor a network in between can choose it; without it
 * the country the payer chose, for an address on the network travels along.
 */
export function placeOfPayer({ chosen, address, bank }: PlaceProofs): { country: string; verdict: PlaceVerdict } {
  if (chosen === address || chosen === bank) return { country: chosen, verdict: 'agree' }
  if (bank !== null && bank === address) return { country: bank, verdict: 'agree' }
  if (bank === null && address === null) return { country: chosen, verdict: 'single' }
  return { country: bank ?? chosen, verdict: 'contradict' }
}
