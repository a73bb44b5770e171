import { randomUUID } from 'node:crypto'

const given = { holder: 'Jonas Berg', street: 'Herengracht', house_number: '12', zip: '1015 BK', city: 'Amsterdam' }

/** Direct debit, part of `examples`. Only the first site of the sweep collects anything. */
export const examplesOfDebits = {
  'direct_debit.read_form': { takes: () => ({}) },
  'direct_debit.request_code': {
    // A phone number from a country the site does not accept, so that nothing is sent.
    takes: () => ({
      ...given,
      iban: 'NL91ABNA0417164300',
      phone: '+351912345678',
      country: 'NL',
      authorised: true,
      price_minor: 999,
    }),
    gives: [422],
    givesTo: { elsewhere: [409] },
  },
  'direct_debit.order': {
    takes: () => ({ id: randomUUID(), bundle: 'p0', country: 'NL', consent: true, otp: '000000' }),
    gives: [410],
    givesTo: { elsewhere: [409] },
  },
  'direct_debit.list_mandates': { takes: () => ({}) },
  // No one in the sweep has a mandate.
  'direct_debit.revoke_mandate': { takes: () => ({ mandate: randomUUID() }), gives: [404] },
} as const
