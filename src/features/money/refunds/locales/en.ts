export const en = {
  /** Wording required by law, on the link and the button. */
  way_out: 'Withdraw from contract here',
  until: 'Possible until the end of {date}',
  retry: 'Try again',
  not_loaded: 'This couldn’t be loaded',
  loading: 'Loading',
  offline: 'You’re offline. Nothing has been sent; what you entered stays here.',
  page: { title: 'Withdraw from contract' },
  facts: {
    order: 'Order number',
    name: 'Name',
    email: 'Receipt goes to',
    credits: 'Unused credits',
    /** Unused credits from the purchase. */
    credits_of: '{credits, number} of {of, number}',
    money: 'You’ll get back',
  },
  choose: {
    lead: 'Choose the order you want to withdraw from. You don’t have to give a reason.',
    credits: '{credits, plural, one {# credit} other {# credits}}',
    none_title: 'There’s no order to withdraw from',
    none_text: 'The withdrawal period has ended, or you’ve already withdrawn. All your orders are kept under “Orders”.',
    all: 'All orders',
  },
  steps: {
    first: 'Step 1 of 2: your order',
    second: 'Step 2 of 2: confirm',
    confirm_text: 'You’re withdrawing from this order. Unused credits leave your account right away, and we’ll refund their price the way you paid.',
    /** Wording required by law. */
    confirm: 'Confirm withdrawal',
    back: 'Back',
    sending: 'Sending your withdrawal',
    not_there: 'We can’t find an order of yours with this number.',
    other: 'Choose an order',
    to_order: 'Go to the order',
    unpaid: 'Nothing was paid for this order, so there’s nothing to withdraw from.',
    over: 'The withdrawal period for this order has ended.',
  },
  declare: {
    lead: 'Enter the order number and the email address you ordered with. You don’t have to log in or give a reason.',
    order: 'Order number',
    order_hint: 'You’ll find it on the order page and in our emails.',
    email: 'Email address',
    email_hint: 'The one you use here.',
    name: 'Your name',
    optional: '(optional)',
    /** Date and time are the proof of the withdrawal. */
    received: 'Received on {date} at {time}',
    received_text: 'If the number and address match, a receipt with this date and time will reach that inbox within a minute.',
    /** “Both” are the order number and the email address. */
    no_email: 'No email? Check both and send it again, or write to us. The time you sent it counts.',
    support: 'Write to us',
  },
  withdrawn: {
    title: 'You withdrew on {date} at {time}',
    /** The payment isn’t confirmed yet. */
    later: 'We’ll refund it as soon as we know the money has arrived.',
    nothing: 'All the credits were used or already refunded, so there’s nothing left to refund.',
    money: '{credits, plural, =0 {There were no credits left.} one {# unused credit was taken back.} other {# unused credits were taken back.}} You’ll get {amount} back.',
  },
  back: {
    title: 'Your refund',
    asked: '{amount}, requested',
    asked_text: 'We’re sending it to the payment provider. You don’t need to do anything.',
    pending: '{amount}, on its way',
    pending_text: 'It will come back the way you paid. Banks can take a few days.',
    paid: '{amount}, refunded',
    paid_text: 'Refunded on {date}, the way you paid.',
    failed: '{amount}, didn’t arrive',
    failed_text: 'The payment provider couldn’t refund it. Our team can see this and will send it again; nothing is lost.',
    /** State of a refund. */
    given_up: '{amount}, not refunded',
    given_up_text: 'The payment provider never answered, so we stopped trying. The credits we had taken back are in your account again. If you’d rather have the money, write to us.',
    paid_by_hand: '{amount}, refunded',
    paid_by_hand_text: 'Refunded on {date} by bank transfer, because the payment provider didn’t answer.',
  },
  dispute: {
    open: 'Your bank is claiming back {amount} of this order.',
    won: 'The dispute over {amount} of this order is settled; you can use your credits again.',
    lost: 'Your bank has taken back {amount} of this order.',
    frozen: '{credits, plural, =0 {None of its credits are left.} one {# credit from this order is on hold until that’s decided.} other {# credits from this order are on hold until that’s decided.}} Everything else works as before.',
    taken: '{credits, plural, =0 {None of its credits were left.} one {# unused credit was taken from your account.} other {# unused credits were taken from your account.}} Everything else works as before.',
  },
  refusals: {
    too_late: 'The withdrawal period for this order has ended.',
    nothing_paid: 'Nothing was paid for this order.',
    order_required: 'Please enter the order number.',
    email_required: 'Please enter a complete email address.',
    nothing_left: 'Everything that was paid has already been refunded.',
    too_much: 'That’s more than there is left to refund.',
    disputed: 'The payer’s bank is deciding on this money or has already taken it. You can’t refund it as well.',
    id_used: 'This refund has already been requested with different details. Please reload the page.',
    not_failed: 'This refund hasn’t failed.',
    reason_required: 'Please give a reason.',
    reference_required: 'Please enter the reference of the payment.',
    provider_decides: 'The provider decides how this dispute ends. You can’t decide it here.',
    nothing_to_rule: 'There’s nothing left to decide here: the provider or a colleague got there first. Please reload the page.',
    ruling_pending: 'Someone has already decided this, and it’s waiting for a second person.',
    ruling_used: 'This has already been sent with different details. Please reload the page.',
  },
  mail: {
    withdrawn: {
      subject: 'We’ve received your withdrawal',
      preview: 'The receipt with date and time',
      heading: 'You have withdrawn from your order',
      /** {bought} is the number of credits in the order. */
      text: 'Hello {name}, we received your withdrawal on {date} at {time}. It’s for order {order}, {bought, plural, one {# credit} other {# credits}}.',
      money: '{credits, plural, =0 {There were no unused credits left.} one {# unused credit has been taken back.} other {# unused credits have been taken back.}} We’ll refund {amount} the way you paid, within 14 days at the latest.',
      nothing: 'All the credits were used or already refunded, so there’s nothing left to refund.',
      later: 'We’ll refund it the way you paid as soon as we know the money has arrived.',
      button: 'Check the status',
      note: 'Keep this email: it’s your receipt.',
    },
    late: {
      /** The withdrawal came after the period. */
      subject: 'Your withdrawal came too late',
      preview: 'Nothing has changed',
      heading: 'The withdrawal period had ended',
      text: 'Hello {name}, on {date} at {time} someone withdrew from your order {order}. That’s possible for {days, plural, one {# day} other {# days}}, and that period had ended. Nothing has changed: your credits are still yours.',
      button: 'Write to us',
      note: 'If you think this is wrong, write to us and we’ll look into it.',
    },
    footer: 'You’re receiving this email because an order was placed on {site} with this address.',
  },
  office: {
    open_file: 'Open the member’s file',
    title: 'Orders',
    lead: 'What members paid, what happened to it, and what is refunded.',
    search: 'Order number or email address',
    search_hint: 'Leave it empty to see the latest orders.',
    /** Button of the search field. */
    find: 'Search',
    found: 'Orders found',
    none: 'No orders yet',
    none_found: 'No matching orders',
    when: 'When',
    /** Label: the member who ordered. */
    buyer: 'Buyer',
    site: 'Site',
    price: 'Price',
    status: 'Status',
    statuses: {
      created: 'Waiting for payment',
      pending: 'Waiting for the bank',
      /** State of an order. */
      failed: 'Failed',
      /** State of an order. */
      cancelled: 'Cancelled',
      expired: 'Not paid',
      /** State of an order. */
      completed: 'Paid',
    },
    open: 'Waiting for someone',
    open_failed: 'A refund of {amount} failed.',
    /** {by} is the name of a staff member. */
    open_waiting: '{by} wants to refund {amount}. A second person has to approve.',
    unmatched: 'A withdrawal from {date}, {time} doesn’t match any order. Please find out whose it is.',
    handled: 'Checked',
    /** Button: shows the order. */
    look: 'Open',
    back: 'All orders',
    /** Label before an amount. */
    promised: 'Refunded or on its way',
    until: 'Withdrawal possible until the end of',
    disputed: 'The payer’s bank wants this money back or has already taken it. You can’t refund it as well.',
    refunds: 'Refunds',
    reasons: {
      withdrawal: 'withdrawal',
      goodwill: 'goodwill',
      duplicate: 'paid twice',
      complaint: 'complaint',
      age: 'under age',
      fraud: 'fraud',
      legal: 'legal duty',
    },
    states: {
      waiting: 'Waiting for a second person.',
      /** Said of a refund. */
      declined: 'Not approved.',
      asked: 'Being sent to the provider.',
      pending: 'On its way.',
      /** Said of a refund. */
      paid: 'Refunded.',
      /** Said of a refund. */
      failed: 'Failed.',
      /** Said of a refund. */
      given_up: 'Given up.',
      silent: 'The provider isn’t answering.',
    },
    wanted_by: 'Requested by {name}',
    decided_by: 'decided by {name}',
    failed_text: 'The provider couldn’t refund it; the money is still with us. Find out why from the provider, then send it again.',
    retried: 'It has been sent again.',
    retry: 'Send again',
    /** Heading above a form. */
    give: 'Refund',
    amount: 'Amount in {currency}',
    /** {left} is an amount of money. */
    amount_hint: 'Leave empty to refund everything that’s left: {left}.',
    amount_wrong: 'Please enter an amount such as 24.99.',
    reason: 'Reason',
    all_back: '{credits, plural, =0 {This refunds the whole price, so the purchase is undone.} one {This refunds the whole price, so the purchase is undone and # unused credit is taken back.} other {This refunds the whole price, so the purchase is undone and # unused credits are taken back.}}',
    share: '{credits, plural, =0 {No unused credits are taken back with it.} one {# unused credit is taken back with it.} other {# unused credits are taken back with it.}}',
    taken: '{credits, plural, =0 {No unused credits were taken back.} one {# unused credit was taken back.} other {# unused credits were taken back.}}',
    share_waiting: '{credits, plural, =0 {Approving it takes back no unused credits.} one {Approving it takes back # unused credit.} other {Approving it takes back # unused credits.}}',
    second: 'Over {limit} a second person has to approve. No one can refund more than the limit for one order alone, or more than three times that in a day.',
    give_amount: 'Refund {amount}',
    /** Short message after a refund was saved. */
    given: 'Saved',
    steps: 'What happened',
    /** Column: the kind of event. */
    what: 'What',
    state: 'Status',
    /** Column: the amount of each step. */
    moved: 'Amount',
    /** Column: a staff member, a provider or a bank. */
    who: 'Who',
    kinds: {
      /** A purchase; kind of an event in its history. */
      status: 'Order',
      webhook: 'Message from the provider',
      /** Kind of an event in the history of an order. */
      refund: 'Refund',
      withdrawal: 'Withdrawal',
      dispute: 'Dispute',
      credits: 'Credits',
    },
    rulings: {
      open_silent: 'The provider isn’t responding about a refund of {amount}.',
      open_dispute: 'A bank has taken {amount}, and {gateway} doesn’t report the outcome.',
      open_waiting: '{by} has decided about {amount}. A second person has to approve.',
      disputes: 'Disputes',
      dispute: {
        open: 'A bank is claiming back {amount} or has taken it.',
        won: 'Won: {amount} stays with us.',
        lost: 'Lost: the bank keeps {amount}.',
      },
      provider_decides: '{gateway} reports how this ends. There’s nothing left to do here.',
      staff_decide: '{gateway} doesn’t report how this ends. Look it up there and record it here.',
      silent_text: 'We asked the provider many times and never got an answer. Look up the refund there before you decide.',
      /** {reference} is the reference of a bank transfer. */
      by_hand: 'Paid another way: {reference}.',
      /** Label: the decision of a staff member. */
      what: 'Outcome',
      decisions: {
        /** For us, not for the payer. */
        won: 'Won',
        /** Choice in a form: the dispute was lost. */
        lost: 'Lost',
        ask_again: 'Ask the provider again',
        paid_by_hand: 'Paid another way',
        give_up: 'Give up',
      },
      effects: {
        won: 'The money is booked as received, and the credits of this order are released.',
        lost: 'Unused credits of this order are taken back, and what the bank took beyond them is booked as a loss.',
        ask_again: 'The provider is asked for the same refund again, for a week. It pays only once, however often it’s asked.',
        paid_by_hand: 'The refund is recorded as paid from your own bank account, not by the provider. Transfer the money before you save this.',
        give_up: 'Nothing is refunded. Credits that were taken back for it return to the member as a gift, and the money is available for another refund.',
      },
      disputed: 'Not while a bank is claiming this money or has it: it would be refunded twice.',
      reason: 'Reason',
      reason_hint: 'Stays with the order. The member doesn’t see it.',
      reference: 'Reference of the payment',
      reference_hint: 'As it appears on your bank statement.',
      /** Button: saves the decision. */
      send: 'Decide',
      sent: 'Saved',
      list: 'Decisions by staff',
      states: {
        waiting: 'Waiting for a second person.',
        /** Said of a decision. */
        done: 'Done.',
        /** Said of a decision. */
        declined: 'Not approved.',
      },
      by: 'Decided by {name}',
      /** {gateway} is the name of a payment provider. */
      open_overturned: '{gateway} reports that a dispute over {amount} is {state, select, won {won} other {lost}} after all. The books and the credits have been corrected.',
      may_not: 'Only an owner, a team lead or finance can decide this.',
      overturned: 'It had been recorded as {state, select, won {lost} other {won}}. {gateway} reported the opposite on {date}, {time}, and that’s final: the books and the credits have been corrected.',
    },
  },
  windows: {
    /** A date follows, as for windows.disputable. */
    refundable: 'Can be refunded the way it was paid until',
    disputable: 'A bank can claim it back until',
    /** Replaces windows.disputable and a date. */
    final: 'No bank can claim it back: this payment was final',
    too_late: 'This payment method takes refunds until {date}. After that the provider may refuse; the refund will show here as failed, and you’ll have to send the money by transfer.',
  },
} as const
