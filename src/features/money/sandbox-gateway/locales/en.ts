export const en = {
  /** Name of the test bank. */
  brand: 'Play Bank',
  card: {
    title: 'Card details',
    number: 'Card number',
    /** Label of a field on the card form. */
    expires: 'Valid until',
    expires_hint: 'Month and year, such as 12/34',
    security: 'Security code',
    security_hint: 'The three digits on the back',
    send: 'Pay {amount}',
  },
  bank: {
    title: 'Your bank',
    send: 'Continue to pay {amount}',
    does: {
      /** Below the name of a test bank: what it does. */
      harbour: 'Confirms immediately',
      lantern: 'Confirms later',
      meadow: 'Insufficient funds',
    },
  },
  code: {
    /** {method} is the name of a payment method. */
    title: 'Pay with {method}',
    label: 'Code from your banking app',
    hint: 'Six digits, valid for two minutes',
    send: 'Pay {amount}',
  },
  voucher: {
    title: 'Pay with {method}',
    label: 'Voucher code',
    hint: '16 digits',
    send: 'Pay {amount}',
  },
  transfer: {
    title: 'Make a transfer',
    lead: 'Transfer the amount from your own account. Please copy the reference exactly so that we can match the money to your order.',
    to: 'Recipient',
    /** Label: the bank account to transfer to. */
    account: 'Account',
    amount: 'Amount',
    reference: 'Reference',
    note: 'A transfer takes one or two working days. Here it takes about twenty seconds.',
    send: 'I’ve made the transfer',
  },
  wallet: {
    title: 'Confirm in {method}',
    lead: 'Open {method} and confirm {amount} there. Here this button stands in for your phone.',
    send: 'Confirm {amount}',
  },
  test_cards: {
    title: 'Test cards',
    lead: 'Use any future month and any three digits.',
    does: {
      /** Effect of a test card. */
      '4242': 'Pays',
      '3220': 'Your bank asks if it’s you',
      '3055': 'Your bank doesn’t ask (3-D Secure)',
      '0002': 'Is declined',
      '9995': 'Insufficient funds',
      '0069': 'Has expired',
    },
  },
  faults: {
    some: 'Please check the fields marked below. Nothing was charged.',
    number_wrong: 'Please enter the 16 digits of the card.',
    not_a_test: 'Only test cards work here, so that no one enters a real one. They’re listed below.',
    expires_wrong: 'Please enter month and year, such as 12/34.',
    expired: 'This date is in the past.',
    security_wrong: 'Please enter the three digits.',
    bank_missing: 'Please choose a bank.',
    code_wrong: 'Please enter all six digits.',
    voucher_wrong: 'Please enter all 16 digits.',
  },
  desk: {
    title: 'For testing',
    lead: 'Or choose directly what should happen.',
    reason: 'If it fails, why',
    /** Country of the card or bank. */
    place: 'Bank or card from',
    /** Choice: no country. */
    untold: 'Not specified',
  },
  reasons: {
    /** Why a payment failed. */
    declined: 'Declined',
    insufficient_funds: 'Insufficient funds',
    card_expired: 'Card expired',
    authentication_failed: 'Not confirmed with the bank',
    limit_exceeded: 'Over the limit',
  },
  secure: {
    frictionless: '3-D Secure: the bank didn’t ask for confirmation.',
    challenge: '3-D Secure: the bank asked for confirmation.',
  },
  states: {
    processing: 'The bank is processing it.',
    paid: 'This payment has been made.',
    failed: 'This payment failed. Nothing was charged.',
    cancelled: 'This payment was cancelled. Nothing was charged.',
    expired: 'This page has closed. Nothing was charged.',
  },
  simulation: {
    banner: 'Test payments. No real money moves.',
    title: 'Pay {amount}',
    /** The sandbox is a test bank; its texts are for developers. */
    lead: 'Choose what should happen. This page stands in for a bank.',
    challenge_title: 'Confirm {amount} with your bank',
    challenge_lead: 'Your bank wants to know if it’s really you.',
    /** Label: the shop’s description of the payment. */
    for: 'For',
    /** Label: the payment method. */
    method: 'With',
    /** Label: the payment’s number. */
    number: 'Payment',
    done: 'There’s nothing more to do here.',
    back: 'Back to the site',
    outcomes: {
      pay: 'Pay',
      later: 'Pay, the bank confirms later',
      challenge: 'Pay, the bank asks for confirmation (3-D Secure)',
      challenge_passed: 'Yes, it’s me',
      challenge_failed: 'No, refuse the payment',
      fail: 'Let the payment fail',
      /** Button of the test bank: the payer cancels the payment. */
      cancel: 'Cancel',
      frictionless: 'Pay, the bank doesn’t ask (3-D Secure)',
      later_failed: 'Pay, the bank refuses later',
      challenge_left: 'Leave without deciding',
      insufficient_funds: 'Not enough money',
      expire: 'Let this page expire',
    },
  },
  afterwards: {
    title: 'Afterwards',
    lead: 'What the payer’s bank can still do with it.',
    refunds: {
      pending: 'A refund of {amount} is on its way.',
      paid: '{amount} was refunded.',
      failed: 'Refunding {amount} failed.',
    },
    disputes: {
      open: 'The payer disputes {amount}.',
      won: 'A dispute over {amount} was decided in the shop’s favour.',
      /** {code} is the bank’s code, or nothing. */
      lost: 'The bank took back {amount}. {code}',
    },
    turns: {
      refund_paid: 'Let {amount} arrive',
      refund_failed: 'Let the refund of {amount} fail',
      /** Buttons of the test bank. */
      dispute: 'Dispute the payment',
      dispute_won: 'Decide in the shop’s favour',
      dispute_lost: 'Decide in the payer’s favour',
      return: 'Return the direct debit ({code})',
    },
  },
} as const
