/**
 * Figures that English texts may write out, by key (`namespace.path`, or the beginning of several
 * ending in a dot), each with the reason why no constant or setting can disagree with it. Every
 * other figure is an argument of its text.
 */
export const writtenFigures: Readonly<Record<string, string>> = {
  'settings.phone.hint': 'an example of a country code',
  'blocks.contacts.address_hint': 'an example of a country code',
  'phone_verification.refusals.invalid_number': 'an example of a country code',
  'direct_debit.form.phone_hint': 'an example of a phone number',
  'direct_debit.refusals.invalid_phone': 'an example of a phone number',
  'discounts.office.not_a_number': 'an example of a number',
  'refunds.office.amount_wrong': 'an example of an amount',
  'spending_limits.own.wrong': 'an example of an amount',
  'ads.office.picture_hint': 'the aspect ratio that the design shows in full',
  'accounts.signup.lead': 'an estimate of how long it takes',
  'photos.rejected_for.underage': 'the age of majority, whatever a site’s minimum age is',
  'photo_moderation.reasons.underage': 'the age of majority, whatever a site’s minimum age is',
  'verified_claims.how.match_chance': 'the confidence level of the method it describes',
  'verified_claims.values.match_chance': 'the confidence level of the method it describes',
  'direct_debit.mandate.rights': 'the SEPA mandate text, quoted',
  'direct_debit.mail.rights': 'a payer’s right under SEPA rules',
  'payments.outlook.transfer': 'how long banks take',
  'refunds.steps.': 'the number of the step, which the law fixes at two',
  'refunds.mail.withdrawn.money': 'the period the law sets for refunds after a withdrawal',
  'reports.mail.': 'the period the law sets for complaints about a decision',
  'sandbox_gateway.': 'formats, names and delays of a bank page for play money',
}
