export const en = {
  /** At most 160 characters of the GSM alphabet, so that it is one text message. */
  sms: '{code} is your code for a direct debit at {site}. It works for {minutes, plural, one {# minute} other {# minutes}}. Don’t share it with anyone.',
  mandate: {
    title: 'Your SEPA direct debit mandate',
    /** Wording of the SEPA rulebook in this language; the same for rights. */
    text: 'I authorise {creditor} to send instructions to my bank to debit my account for what I order, and my bank to debit my account in line with those instructions.',
    rights: 'As part of my rights I am entitled to a refund from my bank under the terms of my agreement with it. A refund must be claimed within eight weeks from the date on which my account was debited.',
    notice: 'I agree to be told of each debit at least one day before it is collected.',
    authorise: 'I agree to this mandate. The code confirms it.',
  },
  facts: {
    reference: 'Mandate reference',
    creditor: 'Creditor',
    creditor_id: 'Creditor identifier',
    holder: 'Account holder',
    /** Label: the bank account, not the member’s account. */
    iban: 'Account',
    kind: 'Type of payment',
    /** Type of payment. */
    recurrent: 'Recurrent',
    /** Label: when the mandate was signed. */
    signed: 'Signed',
  },
  pdf: {
    title: 'SEPA direct debit mandate',
    signed_by: 'Signed online with a code sent to the account holder’s phone. Only the account’s country and last two characters are shown.',
  },
  mail: {
    /** {day} is a date. */
    subject: '{amount} will be collected on {day}',
    preview: 'Mandate {reference}',
    heading: 'Your direct debit of {amount}',
    /** {iban} shows only the country and the last characters. */
    text: 'Hello {name}, you ordered {credits, plural, one {# credit} other {# credits}} on {site}. We’ll collect {amount} from your account {iban} on {day} at the earliest. You’ll get your credits once the money has arrived.',
    facts: 'Mandate reference: {reference}. Creditor: {creditor}, identifier {creditor_id}.',
    attached: 'Your mandate is attached as a PDF.',
    rights: 'You can have the debit refunded by your bank within eight weeks. If something is wrong with it, write to us first and we’ll put it right.',
    button: 'See your order',
    footer: 'You’re receiving this email because you ordered by direct debit on {site}.',
  },
  form: {
    title: 'Pay by direct debit',
    lead: 'Enter your account, confirm it with a code and place your order. Nothing is collected before that.',
    nothing_title: 'Nothing chosen yet',
    nothing_text: 'Choose a package first, then pay for it by direct debit.',
    to_credits: 'Choose a package',
    /** The bank account. */
    account: 'Your account',
    holder: 'Account holder',
    holder_hint: 'Exactly as your bank has it',
    iban: 'IBAN',
    iban_hint: 'Starts with two letters for the country',
    iban_kept: 'We still have {iban}. Leave this empty to use it again.',
    address: 'Your address',
    street: 'Street',
    house_number: 'House number',
    zip: 'Postal code',
    city: 'City',
    phone: 'Mobile phone',
    phone_hint: 'For example 06 12345678 or +31 6 12345678',
    send: 'Send me a code',
    send_again: 'Send another code',
    wait: 'Another code can be sent in {seconds, plural, one {# second} other {# seconds}}.',
    code: 'Confirm with a code',
    sent: 'We sent a code to the phone ending in {digits}, for the account {iban}.',
    otp: 'Code from the message',
    otp_hint: 'Six digits',
    first_code: 'Get a code first.',
    enter_code: 'Enter the code first.',
    due: 'Collected on {day} at the earliest.',
    other_way: 'Pay another way',
    /** An order is not collected yet. */
    waits_title: 'Your earlier direct debit is still on its way',
    waits_text: 'Limit reached: you can use direct debit again once this one has arrived. Until then you can pay another way.',
    /** “Blocked” by us, after a bank returned a debit. */
    rests_title: 'Your account is blocked for direct debit payments.',
    rests_text: 'Your bank returned a debit. You can use direct debit again from {day}. Until then you can pay another way.',
    closed_title: 'Direct debit isn’t available here',
    closed_text: 'You can pay another way. Nothing was ordered.',
    offline: 'You’re offline. What you typed stays here.',
    failed_title: 'This couldn’t be loaded',
    failed_text: 'Nothing was ordered. Please try again.',
    retry: 'Try again',
  },
  mandates: {
    title: 'Direct debit mandates',
    lead: 'What you allowed us to collect, and from which account.',
    none: 'You haven’t given us any mandates.',
    line: '{creditor}, identifier {creditor_id}',
    signed: 'Signed on {date}',
    used: 'Last used on {date}',
    live: 'In use',
    /** Mark on a mandate. */
    revoked: 'Revoked',
    expired: 'Expired after {months, plural, one {# month} other {# months}} without use',
    revoke: 'Revoke',
    /** Read aloud only. */
    revoke_named: 'Revoke the mandate {reference}',
    ask: 'Revoke this mandate?',
    ask_text: 'Nothing more will be collected from {iban} under it. A debit already on its way is still collected.',
    yes: 'Revoke mandate',
    /** Button; doesn’t revoke. */
    no: 'Keep it',
    done: 'The mandate has been revoked.',
    kept: 'A mandate expires after {unused, plural, one {# month} other {# months}} without use. We keep a revoked one, locked away, for {kept, plural, one {# month} other {# months}} after its last debit, because your bank may ask for it.',
  },
  refusals: {
    not_offered: 'Direct debit isn’t available on this site at the moment.',
    not_authorised: 'Please tick the box: we can’t collect anything without your mandate.',
    wanted: 'Please fill this in.',
    invalid_holder: 'Please enter the name exactly as your bank has it, without numbers.',
    invalid_iban: 'This IBAN isn’t right. Please check it digit by digit.',
    foreign_iban: 'We can only collect from accounts in the SEPA area.',
    invalid_house_number: 'Please enter a house number with at least one digit.',
    invalid_zip: 'This isn’t a valid postal code for the country you’re paying from.',
    invalid_phone: 'Please enter a mobile number. From another country, add its country code, for example +31 6.',
    foreign_phone: 'We can only send codes to countries where this site has members.',
    blocked: 'Your account is blocked for direct debit payments.',
    limit_reached: 'Limit reached: earlier direct debits have to arrive first. Please pay another way.',
    too_soon: 'We’ve just sent a code. Wait a minute before asking for another one.',
    too_many_codes: 'No more codes can be sent for now. Try again later, or pay another way.',
    unreachable: 'This number can’t receive text messages. Use a mobile number.',
    not_sent: 'The code couldn’t be sent. Nothing was ordered; try again in a moment.',
    code_invalid: 'Code invalid. {left, plural, =0 {Ask for another one.} one {You have # try left.} other {You have # tries left.}}',
    code_expired: 'This code no longer works. Ask for another one.',
    /** {why} is a complete sentence. */
    order_refused: '{why}',
    /** {why} is a complete sentence. */
    order_not_sent: '{why}',
    lift_waiting: 'Someone has already requested this, and it’s waiting for a second person.',
    reason_required: 'Please give a reason.',
  },
  office: {
    title: 'Direct debit blocks',
    lead: 'Bank accounts and phone numbers we no longer collect from, and returned debits that block this payment method for {days, plural, one {# day} other {# days}}. Accounts and numbers are stored only as keyed hashes.',
    not_loaded: 'The blocks couldn’t be loaded',
    loading: 'Loading the blocks',
    offline: 'You’re offline. Nothing has been sent; what you entered stays here.',
    none: 'Nothing is blocked',
    none_text: 'Returned direct debits appear here.',
    for_good: 'For good',
    for_a_while: 'For {days, plural, one {# day} other {# days}}',
    /** {code} is the bank’s code for the reason of a return. */
    because: 'Bank’s code {code}',
    since: 'blocked since {date}',
    until: 'ends on {date}',
    nobody: 'The person who used it is no longer a member.',
    /** Button: ends the block. */
    lift: 'Lift',
    /** Before the button. */
    second: 'A second person has to approve before the block is lifted.',
    /** {name} is a staff member, {reason} is the text they wrote. */
    requested: '{name} wants to lift it: {reason}',
    /** Short message after a request was sent. */
    asked: 'Sent. A second person has to approve it.',
    /** Two staff members. */
    by_two: '{by}, approved by {second}',
    lift_now: 'Request lifting',
    back: 'Back',
    reason: 'Reason',
    reason_hint: 'Stays in the log, with your name.',
    lifted: 'Previously lifted',
    /** Column: an account, a phone or a returned debit. */
    what: 'What',
    cause: 'Bank’s code',
    closed_since: 'Blocked since',
    /** Column: when a block was lifted. */
    lifted_at: 'Lifted',
    kinds: {
      /** {sign} is the beginning of a hash. */
      iban: 'Account {sign}',
      phone: 'Phone {sign}',
      return: 'Return of order {sign}',
    },
    meaning: {
      iban: 'This account can be used for direct debit again. Returns from the {days, plural, one {last day} other {last # days}} still block it until they end or are lifted too.',
      phone: 'This phone can be used for direct debit again. Returns from the {days, plural, one {last day} other {last # days}} still block it until they end or are lifted too.',
      return: 'This return no longer blocks anything (member, account or phone) and doesn’t count towards a permanent block.',
    },
    may_not: 'Only an owner, a team lead or finance can lift a block.',
  },
} as const
