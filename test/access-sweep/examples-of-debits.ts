import { randomUUID } from 'node:crypto'

const given = { holder: 'Jonas Berg', street: 'Herengracht', house_number: '12', zip: '1015 BK', city: 'Amsterdam' }

/** Direct debit, beside `examples`. No site of the sweep but the first collects anything. */
export const examplesOfDebits = {
  'direct_debit.read_form': { takes: () => ({}) },
  'direct_debit.request_code': {
    // A phone of a country whose people the site does not take, so that nothing is sent.
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
  // Nobody of the sweep has one.
  'direct_debit.revoke_mandate': { takes: () => ({ mandate: randomUUID() }), gives: [404] },
} as const
