import { randomUUID } from 'node:crypto'

const mandateHolder = {
  holder: 'Jonas Berg',
  street: 'Herengracht',
  house_number: '12',
  zip: '1015 BK',
  city: 'Amsterdam',
}

/** Direct debit, part of `examples`. Only the first site of the sweep collects anything. */
export const directDebitExamples = {
  'direct_debit.read_form': { input: () => ({}) },
  'direct_debit.request_code': {
    // A phone number from a country that the site does not accept, so that nothing is sent.
    input: () => ({
      ...mandateHolder,
      iban: 'NL91ABNA0417164300',
      phone: '+351912345678',
      country: 'NL',
      authorised: true,
      price_minor: 999,
    }),
    statuses: [422],
    statusesByViewer: { elsewhere: [409] },
  },
  'direct_debit.order': {
    input: () => ({ id: randomUUID(), bundle: 'p0', country: 'NL', consent: true, otp: '000000' }),
    statuses: [410],
    statusesByViewer: { elsewhere: [409] },
  },
  'direct_debit.list_mandates': { input: () => ({}) },
  // No one in the sweep has a mandate.
  'direct_debit.revoke_mandate': { input: () => ({ mandate: randomUUID() }), statuses: [404] },
} as const
